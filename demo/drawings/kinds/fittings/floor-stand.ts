import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { pts } from '../../shapes/outline.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const YELLOW = '#f9c80e';
const FRAME = pts(
  [-110, 0, 12],
  [-60, 0, 8],
  [-46, 40, 12],
  [46, 40, 12],
  [60, 0, 8],
  [110, 0, 12],
  [66, 410, 36],
  [-66, 410, 36],
);

/** Folding stand that warns of a wet floor. */
export function floorStand(s: Scene): string {
  s.yaw = -0.3;
  const rear = pts([-90, 0, 10], [100, 0, 10], [66, 400, 30], [-50, 400, 30]);
  slab(s, { outline: rear, z: [-70, -56], material: { c: dark(YELLOW, 0.3), gloss: 0.3 }, bevel: 3 });
  const grip = pts([-26, 352, 10], [26, 352, 10], [26, 380, 12], [-26, 380, 12]);
  slab(s, { outline: FRAME, z: [0, 14], material: { c: YELLOW, gloss: 0.45, rough: 0.35 }, bevel: 4, holes: [grip] });
  const triangle = '<path d="M0 0L72 124H-72Z" fill="none" stroke="#111" stroke-width="9" stroke-linejoin="round"/>';
  const person =
    '<circle cx="6" cy="40" r="9"/><path d="M4 54L-14 70L6 84L-10 108M4 54L26 72L40 62M6 84L34 100" stroke="#111" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" fill="none"/>';
  const words =
    text('OPREZ', [0, 166, 34], '#111', { max: 130 }) + text('MOKAR POD', [0, 194, 24], '#111', { max: 140 });
  s.add(`<g transform="${onPlane(s, FRONT(), [0, 320, 14.5])}">${triangle}${person}${words}</g>`);
  return s.floor([-100, -60, 200, 70]);
}
