import sharp from 'sharp';
import { draw, WHOLE } from '../drawings/draw.ts';
import type { DrawKind } from '../drawings/painters.ts';
import type { Crop } from '../drawings/studio/scene.ts';
import type { DrawRequest } from '../drawings/studio/types.ts';

/** Pixels of the first look, and the opacity (of 255) from which a pixel belongs to the product. */
const LOOK = 300;
const VISIBLE = 22;
/** Room around the product, in shares of the picture. */
const MARGIN = 0.03;

/** Finds the square that holds a product with its shadow, so that every picture fills its frame. */
export async function cropOf(request: DrawRequest<DrawKind>): Promise<Crop> {
  const svg = Buffer.from(draw(request, WHOLE, LOOK));
  const alpha = await sharp(svg).extractChannel('alpha').raw().toBuffer();
  const shown = [...alpha.entries()].filter(([, a]) => a > VISIBLE).map(([i]) => i);
  if (shown.length === 0) return WHOLE;
  const [left, right, top, bottom] = shown.reduce(
    ([l, r, t, b], i) => [
      Math.min(l, i % LOOK),
      Math.max(r, i % LOOK),
      Math.min(t, Math.floor(i / LOOK)),
      Math.max(b, Math.floor(i / LOOK)),
    ],
    [LOOK, 0, LOOK, 0],
  );
  const unit = WHOLE.size / LOOK;
  const size = (Math.max(right - left, bottom - top) + 1) * unit * (1 + 2 * MARGIN);
  const middle = (a: number, b: number) => ((a + b + 1) / 2) * unit;
  return { x: WHOLE.x + middle(left, right) - size / 2, y: WHOLE.y + middle(top, bottom) - size / 2, size };
}
