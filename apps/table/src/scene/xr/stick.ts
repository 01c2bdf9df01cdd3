/** A thumbstick's notch, 1 to the right; 0 while there is none. It counts once for every push. */
export type Stick = (gamepad: Gamepad | undefined) => 1 | -1 | 0;

const PUSHED = 0.65;
const LET_GO = 0.35;
/** Where the thumbstick's left and right are in the standard mapping; a touchpad comes before it. */
const [STICK, PAD] = [2, 0];

export function createStick(): Stick {
  let isPushed = false;
  return (gamepad) => {
    const axes = gamepad?.axes;
    const x = axes?.[STICK] || axes?.[PAD] || 0;
    if (Math.abs(x) < LET_GO) isPushed = false;
    if (isPushed || Math.abs(x) < PUSHED) return 0;
    isPushed = true;
    return x > 0 ? 1 : -1;
  };
}
