import { PAINTERS, type DrawKind } from './painters.ts';
import { Scene, type Crop } from './studio/scene.ts';
import type { DrawRequest } from './studio/types.ts';

/** Everything that a painter may reach, for a first look. */
export const WHOLE: Crop = { x: -200, y: -200, size: 1200 };

/**
 * Draws a product as SVG on a transparent ground, `pixels` wide and high.
 * The same request gives the same bytes. `crop` is the square of the drawing plane to show.
 */
export function draw(request: DrawRequest<DrawKind>, crop: Crop = WHOLE, pixels = 800): string {
  const scene = new Scene(request);
  const shadow = PAINTERS[request.kind](scene);
  return scene.svg(scene.casts + shadow, crop, pixels);
}
