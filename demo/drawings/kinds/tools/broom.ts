import { text } from '../../label/text.ts';
import { shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, lite, mix, n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { ALUMINIUM } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';

/** Broom with flared bristles. */
export function broom(s: Scene): string {
  const c = s.spec.colors;
  const h = s.pick(c.label, c.cap);
  const bc = s.pick(lite(h, 0.1), '#2b3036', '#e3c48a');
  const y = s.gy;
  tube(s, `M400 ${y - 170}L470 60`, 17, s.pick<Mat>({ c: '#c99a62', gloss: 0.3 }, ALUMINIUM));
  let o = '';
  for (let L = 0; L < 3; L++)
    for (let i = 0; i < 96; i++) {
      const u = i / 95 - 0.5;
      const x = 400 + u * 300;
      const x1 = 400 + u * (350 + L * 4) + s.v(-5, 5);
      o += `<path d="M${n1(x)} ${y - 140}Q${n1((x + x1) / 2 + u * 8)} ${y - 60} ${n1(x1)} ${n1(y + 8 - Math.abs(u) * 8 - (2 - L) * 7 + s.v(-3, 3))}" stroke="${mix(dark(bc, 0.55 - L * 0.2), lite(bc, 0.25), s.r() * 0.6 + (0.3 - u * 0.3))}" stroke-width="${n1(s.v(2, 3.6))}" fill="none"/>`;
    }
  s.add(o);
  s.add(
    shape(
      `M235 ${y - 140}H565V${y - 90}H230Z`,
      s.lin([0, y - 140, 0, y - 90], stops([0, '#0b1018', 0.5], [1, '#0b1018', 0])),
    ),
  );
  inflate(
    s,
    shape(
      `M250 ${y - 128}Q238 ${y - 130} 242 ${y - 146}Q252 ${y - 172} 340 ${y - 178}L372 ${y - 196}H432L460 ${y - 178}Q548 ${y - 172} 558 ${y - 146}Q562 ${y - 130} 550 ${y - 128}Z`,
      h,
    ),
    14,
    0.45,
  );
  inflate(s, shape(`M376 ${y - 180}L386 ${y - 236}L436 ${y - 232}L430 ${y - 180}Z`, h), 10, 0.45);
  s.add(text(s.spec.label.brand, [400, y - 142, 24], '#fff', { max: 200 }));
  return s.shadow(400, 350, 34);
}
