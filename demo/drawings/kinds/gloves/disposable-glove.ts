import { planeLabel } from '../../label/surface.ts';
import { UP, decal } from '../../shapes/frame.ts';
import { box } from '../../shapes/loft.ts';
import { crease, line, shape } from '../../shapes/marks.ts';
import { plan } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { hand, handLines } from './parts.ts';

const SIZE = { w: 330, h: 210, d: 120 };

/** The glove that looks out of the opening of the box. */
function tuft(s: Scene, color: string): void {
  const [x, y] = s.P(0, SIZE.h + 1, 0);
  const p = (dx: number, dy: number) => `${n1(x + dx)} ${n1(y + dy)}`;
  const outline =
    `M${p(-60, 6)}Q${p(-70, -50)} ${p(-30, -62)}Q${p(0, -96)} ${p(22, -60)}` +
    `Q${p(66, -58)} ${p(58, 4)}Q${p(0, 16)} ${p(-60, 6)}Z`;
  inflate(s, shape(outline, color), [12, 0.8], 0.4);
  s.add(
    crease(s, `M${p(-24, -52)}Q${p(-10, -20)} ${p(-20, 0)}`),
    crease(s, `M${p(18, -56)}Q${p(30, -20)} ${p(14, 0)}`),
  );
}

/** Box of thin gloves and one glove before it. */
export function disposableGlove(s: Scene): string {
  const color = s.color(s.spec.colors.label);
  const { w, h, d } = SIZE;
  s.yaw = -0.38;
  s.cx = 360;
  s.gy = 640;
  const carton = { c: lite(s.spec.colors.label, 0.06), gloss: 0.3, rough: 0.5 };
  box(s, [-w / 2, 0, -d / 2], [w, h, d], { material: carton, radius: 3, bevel: 2 });
  planeLabel(s, [-w / 2 + 3, h - 3, d / 2 + 0.5], [w - 6, h - 6], { style: s.pick(0, 2, 4, 3), r: 2 });
  decal(s, UP(), { outline: plan(168, 52, 26), at: h + 0.6, fill: '#15202b', extra: 'opacity=".85"' });
  tuft(s, color);
  const place = (inner: string) => `<g transform="translate(306 176) rotate(12 400 400) scale(.74)">${inner}</g>`;
  const glove = place(hand({ color, fat: 0.94, wrist: 70, cuff: { y: 724, half: 80 } }));
  s.cast(glove, [10, 16, 12, 0.3]);
  s.flushCasts();
  inflate(s, glove, [14, 0.9], 0.42);
  const bead =
    line('M320 724Q400 742 480 724', dark(color, 0.3), 9, 'stroke-linecap="round"') +
    line('M320 720Q400 738 480 720', lite(color, 0.5), 3, 'stroke-linecap="round" opacity=".8"');
  s.add(place(handLines(s) + bead));
  return s.floor([-w / 2, -d / 2, w, d]);
}
