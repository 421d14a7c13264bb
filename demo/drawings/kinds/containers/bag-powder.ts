import { artwork } from '../../label/artwork.ts';
import { crease, glow } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Creases at the foot of the bag: place across it and lean. */
const CREASES: [number, number][] = [
  [0.06, 0.3],
  [0.94, -0.3],
  [0.1, 0.2],
  [0.9, -0.24],
];

/** Pillow bag of powder. */
export function bagPowder(s: Scene): string {
  const w = s.v(290, 330);
  const H = s.v(400, 450);
  const x = 400 - w / 2;
  const y = s.gy - H;
  const c = s.spec.colors;
  const i = s.v(8, 16);
  const d = `M${n1(x + 6)} ${n1(y)}L${n1(x + w - 6)} ${n1(y)}Q${n1(x + w - i)} ${n1(y + 70)} ${n1(x + w + 6)} ${n1(y + H * 0.4)}Q${n1(x + w + 12)} ${n1(y + H * 0.75)} ${n1(x + w - 2)} ${n1(s.gy - 12)}Q400 ${n1(s.gy + 24)} ${n1(x + 2)} ${n1(s.gy - 12)}Q${n1(x - 12)} ${n1(y + H * 0.75)} ${n1(x - 6)} ${n1(y + H * 0.4)}Q${n1(x + i)} ${n1(y + 70)} ${n1(x + 6)} ${n1(y)}Z`;
  const cl = s.clip(d);
  inflate(
    s,
    `<g clip-path="${cl}"><rect x="${n1(x - 20)}" y="${n1(y)}" width="${n1(w + 40)}" height="${n1(H + 30)}" fill="${c.label}"/><g transform="translate(${n1(x - 8)} ${n1(y + 46)})">${artwork(s, [w + 16, H - 58], { label: s.spec.label, color: c.label, ghs: s.spec.ghs, style: s.pick(1, 3, 4, 5, 6) })}</g></g>`,
    [30, 0.75],
    0.28,
  );
  let f = '';
  for (let j = 0; j < 9; j++)
    f += crease(
      s,
      `M${n1(x + 20 + (j * w) / 9.5 + s.v(-6, 6))} ${n1(y + 44)}q${n1(s.v(-10, 10))} 26 ${n1(s.v(-8, 8))} ${n1(s.v(34, 80))}`,
      4,
      0.16,
    );
  for (const [a, e] of CREASES)
    f += crease(s, `M${n1(x + w * a)} ${n1(s.gy - 20)}q${n1(e * 60)} -40 ${n1(e * 40)} -90`, 6, 0.2);
  s.add(
    `<g clip-path="${cl}"><rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="34" fill="${dark(c.label, 0.15)}"/>${[6, 12, 18, 24, 30].map((q) => `<path d="M${n1(x)} ${n1(y + q)}h${n1(w)}" stroke="#fff" stroke-width="1.2" opacity=".35"/><path d="M${n1(x)} ${n1(y + q + 2)}h${n1(w)}" stroke="#000" stroke-width="1.2" opacity=".18"/>`).join('')}${f}${glow(s, [x + w * 0.2, y + H * 0.5, 16, H * 0.3], { c: '#fff', o: 0.38, b: 12, rot: 4 })}${glow(s, [x + w * 0.9, y + H * 0.55, 6, H * 0.26], { c: '#fff', o: 0.3, b: 6, rot: -2 })}</g>`,
  );
  return s.shadow(400, w * 1.02, 40);
}
