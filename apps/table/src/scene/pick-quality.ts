import { QUALITIES, type QualityName } from './quality.ts';

/** What can be known of a machine before anything is drawn. */
interface Machine {
  /** The name that the graphics driver gives itself. */
  readonly renderer: string;
  readonly isTouch: boolean;
  readonly cores: number;
}

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const WEAK = /mali-[4t]|adreno \(tm\) [1-5]\d\d|powervr|intel.*hd graphics [1-5]\d{0,3}\b/i;

export function pickQuality({ renderer, isTouch, cores }: Machine): QualityName {
  // Without a graphics card even the low level takes a second for a frame.
  if (SOFTWARE.test(renderer)) return 'test';
  if (WEAK.test(renderer) || cores <= 2) return 'low';
  return isTouch || cores < 8 ? 'medium' : 'high';
}

/** Asks a context that is thrown away again. */
export function thisMachine(): Machine {
  const context = document.createElement('canvas').getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(
    names ? context?.getParameter(names.UNMASKED_RENDERER_WEBGL) : context?.getParameter(context.RENDERER),
  );
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return {
    renderer,
    isTouch: matchMedia('(pointer: coarse)').matches,
    cores: navigator.hardwareConcurrency ?? 4,
  };
}

/** The next level down; `null`: there is none. */
export const below = (name: QualityName): QualityName | null => {
  const index = QUALITIES.indexOf(name);
  return QUALITIES[index - 1] ?? null;
};

/** Frames in a row that must be slow before the level is lowered: one hitch is no reason. */
const PATIENCE = 40;
const SLOW = 1000 / 26;

interface Pulse {
  /** The time since the frame before, if that one asked for this one. True: too slow for too long. */
  beat(millis: number): boolean;
}

export function createPulse(): Pulse {
  let slow = 0;
  return {
    beat: (millis) => {
      slow = millis > SLOW ? slow + 1 : Math.max(0, slow - 2);
      if (slow < PATIENCE) return false;
      slow = 0;
      return true;
    },
  };
}
