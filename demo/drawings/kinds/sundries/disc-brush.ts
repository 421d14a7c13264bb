import { UP, decal } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { line } from '../../shapes/marks.ts';
import { circle, pts } from '../../shapes/outline.ts';
import { dark, lite, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const R = 210;

/** Rotating brush of a scrubber: plate above, bristles below. */
export function discBrush(s: Scene): string {
  s.k = 0.42;
  const c = s.color('#2f74cf', '#d8362f', '#2a2f35', '#3aa657');
  const plate = { c: s.pick('#e9edf0', '#3b434c'), gloss: 0.45, rough: 0.3 };
  const bristles = Array.from({ length: 260 }, (_, i) => {
    const a = (i / 260) * 2 * Math.PI;
    const depth = Math.sin(a);
    const [x, z] = [Math.cos(a) * (R - 6), depth * (R - 6)];
    const spread = s.v(1.04, 1.1);
    const tone = mix(dark(c, 0.5), lite(c, 0.25), 0.3 + 0.35 * s.r() - depth * 0.1);
    return { depth, tag: line(`M${s.at(x, 70, z)}L${s.at(x * spread, s.v(-2, 3), z * spread)}`, tone, n1(s.v(4, 6))) };
  });
  s.add(
    bristles
      .sort((a, b) => a.depth - b.depth)
      .map((b) => b.tag)
      .join(''),
  );
  loft(s, UP(), {
    outline: circle(R, 0, 0, 72),
    profile: pts([0, 62], [0, 84, 6], [6, 90]),
    material: plate,
    round: 0.2,
  });
  loft(s, UP(), {
    outline: circle(R * 0.56, 0, 0, 60),
    profile: pts([0, 90], [0, 106, 6], [8, 110]),
    material: plate,
    round: 0.25,
  });
  decal(s, UP(), { outline: circle(R * 0.26, 0, 0, 40), at: 111, fill: '#15191e' });
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 2 * Math.PI + 0.5;
    decal(s, UP(), {
      outline: circle(13, Math.cos(a) * R * 0.42, Math.sin(a) * R * 0.42, 20),
      at: 111,
      fill: '#8d969f',
    });
  }
  return s.shadow(402, R * 2.1, R * 0.22, s.gy + R * 0.22);
}
