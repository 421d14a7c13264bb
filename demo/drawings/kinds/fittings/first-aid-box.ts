import { text } from '../../label/text.ts';
import { FRONT, decal, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { pts, raised, rrect } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Portable first-aid case. */
export function firstAidBox(s: Scene): string {
  s.yaw = -0.42;
  const w = s.v(320, 360);
  const h = s.v(230, 300);
  const d = s.v(110, 140);
  const c = s.pick('#d3202b', '#1f8a4c', '#f5f6f7', '#f26a21');
  const q = w / 2;
  const ink = c === '#f5f6f7' ? '#1f8a4c' : '#ffffff';
  const m: Mat = { c, gloss: 0.5, rough: 0.3 };
  const hd = [s.P(-60, h, 0), s.P(-56, h + 46, 0), s.P(56, h + 46, 0), s.P(60, h, 0)].map((p) => p.map(n1).join(' '));
  slab(s, { outline: rrect(w, h, 34), z: [-d / 2, -4], material: m, bevel: 12 });
  slab(s, { outline: rrect(w, h, 34), z: [-2, d / 2], material: m, bevel: 14, round: 0.25 });
  tube(s, `M${hd[0]}L${hd[1]}L${hd[2]}L${hd[3]}`, 18, { c: '#2a2f35', gloss: 0.4 });
  for (const x of [-q * 0.62, q * 0.62])
    slab(s, {
      outline: pts([x - 20, h - 34, 5], [x + 20, h - 34, 5], [x + 20, h + 6, 5], [x - 20, h + 6, 5]),
      z: [-8, d / 2 + 7],
      material: { c: '#e9ecef', gloss: 0.5 },
      bevel: 4,
    });
  const k = h * 0.13;
  const cr = pts(
    [-k, -k * 2.4],
    [k, -k * 2.4],
    [k, -k],
    [k * 2.4, -k],
    [k * 2.4, k],
    [k, k],
    [k, k * 2.4],
    [-k, k * 2.4],
    [-k, k],
    [-k * 2.4, k],
    [-k * 2.4, -k],
    [-k, -k],
  );
  decal(s, FRONT(), { outline: raised(cr, h * 0.56), at: d / 2 + 1, fill: ink });
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, h * 0.12, d / 2 + 1])}">${text(s.spec.label.brand, [0, 0, 24], ink, { max: w * 0.7 })}</g>`,
  );
  return s.floor([-w / 2 + 14, -d / 2, w - 28, d]);
}
