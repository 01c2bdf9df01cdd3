import { plate } from '../forms/paint.ts';
import { buttonIcons, type Laid, type LaidButton, type LaidIcon } from './lay-out.ts';
import { BUTTON_LETTERS, INK, SPACE } from './style.ts';

type Brush = CanvasRenderingContext2D;

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Does it stand on a post, down to its lower edge? */
  readonly hasPost: boolean;
}

/** Draws a panel as it was laid out: dark wood with an edge of old gold, letters, icons and buttons. */
export function paintPanel(brush: Brush, laid: Laid, { width, height, hasPost }: Sheet): void {
  brush.clearRect(0, 0, width, height);
  if (laid.height === 0) return;
  if (hasPost) paintPost(brush, width, height, laid.height);
  paintGround(brush, width, laid.height);
  brush.textBaseline = 'alphabetic';
  brush.textAlign = 'left';
  for (const { font, color, text, x, y } of laid.texts) {
    brush.font = font;
    brush.fillStyle = color;
    brush.fillText(text, x, y);
  }
  for (const icon of laid.icons) paintIcon(brush, icon);
  for (const { picture, x, y } of laid.pictures) {
    brush.save();
    brush.translate(x, y);
    picture.draw(brush);
    brush.restore();
  }
  for (const button of laid.buttons) paintButton(brush, button);
}

function paintGround(brush: Brush, width: number, height: number): void {
  plate(brush, 3, 3, width - 6, height - 6, SPACE.corner);
  brush.fillStyle = INK.ground;
  brush.fill();
  brush.lineWidth = 3;
  brush.strokeStyle = INK.edge;
  brush.stroke();
}

/** A leg of wood, and its foot. */
function paintPost(brush: Brush, width: number, height: number, top: number): void {
  const wood = brush.createLinearGradient(0, 0, width, 0);
  wood.addColorStop(0, '#3b2614');
  wood.addColorStop(0.5, '#6b4726');
  wood.addColorStop(1, '#352110');
  brush.fillStyle = wood;
  brush.fillRect(width / 2 - 16, top - 8, 32, height - top);
  plate(brush, width * 0.3, height - 26, width * 0.4, 26, 8);
  brush.fill();
}

function paintIcon(brush: Brush, { draw, x, y, radius }: LaidIcon): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(radius, radius);
  draw(brush);
  brush.restore();
}

function paintButton(brush: Brush, laid: LaidButton): void {
  const { button, x, y, width, height } = laid;
  const { isMain = false, isOn = false, isOff = false, isVain = false } = button;
  brush.save();
  brush.globalAlpha = isOff ? 0.45 : 1;
  plate(brush, x, y, width, height, height / 2.6);
  brush.fillStyle = isMain ? INK.gold : isOn ? INK.deep : INK.raised;
  brush.fill();
  brush.lineWidth = isOn ? 4 : 2;
  brush.strokeStyle = isOn ? INK.gold : INK.edge;
  brush.setLineDash(isVain ? [7, 6] : []);
  brush.stroke();
  paintLabel(brush, laid, isMain ? INK.onGold : isVain ? INK.faint : INK.plain);
  brush.restore();
  for (const icon of buttonIcons(laid)) paintIcon(brush, icon);
}

function paintLabel(brush: Brush, laid: LaidButton, color: string): void {
  const { x, y, width, height, button } = laid;
  const icons = buttonIcons(laid);
  const right = icons[0] ? icons[0].x - icons[0].radius : x + width;
  brush.font = BUTTON_LETTERS.font;
  brush.fillStyle = color;
  brush.textAlign = 'center';
  // The last argument narrows what would be too wide, rather than letting it stand out.
  brush.fillText(button.label, (x + right) / 2, y + height / 2 + BUTTON_LETTERS.size * 0.36, right - x - SPACE.between);
}
