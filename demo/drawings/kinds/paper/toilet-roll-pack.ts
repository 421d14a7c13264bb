import { artwork } from '../../label/artwork.ts';
import { crease, glow } from '../../shapes/marks.ts';
import { n1, stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { roll } from './parts.ts';

/** Pack of toilet rolls in printed film. */
export function toiletRollPack(s: Scene): string {
  const cols = s.pick(3, 4, 4, 5);
  const r = cols === 5 ? 54 : cols === 4 ? 64 : 78;
  const H = r * 1.75;
  const w = cols * 2 * r;
  const x0 = 400 - w / 2;
  const c = s.spec.colors.label;
  s.k = 0.13;
  for (let z = 0; z < 2; z++)
    for (let y = 0; y < 2; y++)
      for (let i = 0; i < cols; i++)
        roll(s, [x0 + r + i * 2 * r, s.gy - (1 - z) * r * 2 * s.k - y * H], {
          r,
          H,
          core: r * 0.36,
          color: '#fbfbf9',
          dots: z === 1,
        });
  const t = s.gy - 2 * H;
  const d = `M${n1(x0 - 5)} ${n1(s.gy - 2)}Q${n1(x0 - 9)} ${n1(t + H)} ${n1(x0 - 2)} ${n1(t - r * 0.1)}Q${n1(x0 + r * 0.3)} ${n1(t - r * 0.48)} ${n1(x0 + r)} ${n1(t - r * 0.42)}H${n1(x0 + w - r)}Q${n1(x0 + w - r * 0.3)} ${n1(t - r * 0.48)} ${n1(x0 + w + 2)} ${n1(t - r * 0.1)}Q${n1(x0 + w + 9)} ${n1(t + H)} ${n1(x0 + w + 5)} ${n1(s.gy - 2)}Q400 ${n1(s.gy + r * 0.34)} ${n1(x0 - 5)} ${n1(s.gy - 2)}Z`;
  const cl = s.clip(d);
  const lh = H * 1.15;
  const ly = t + H * 0.42;
  let f = '';
  for (let i = 0; i < cols; i++)
    f +=
      glow(s, [x0 + r * (0.5 + 2 * i), s.gy - H, 5, H * 0.85], { c: '#fff', o: 0.55, b: 3 }) +
      glow(s, [x0 + r * (1.8 + 2 * i), s.gy - H, 3, H * 0.8], { c: '#fff', o: 0.35, b: 2 });
  for (let i = 0; i < 10; i++)
    f += crease(
      s,
      `M${n1(s.pick(x0, x0 + w))} ${n1(t + s.v(0, 2 * H))}q${n1(s.v(-40, 40))} ${n1(s.v(-20, 20))} ${n1(s.v(-70, 70))} ${n1(s.v(-30, 30))}`,
      3,
      0.12,
    );
  const vs = Array.from(
    { length: cols },
    (_, i) =>
      `<rect x="${n1(x0 + 2 * r * i)}" y="${n1(ly - 20)}" width="${n1(2 * r + 0.5)}" height="${n1(lh + 60)}" fill="${s.lin([x0 + 2 * r * i, 0, x0 + 2 * r * (i + 1), 0], stops([0, '#0c1220', 0.34], [0.2, '#fff', 0.22], [0.5, '#fff', 0], [0.85, '#0c1220', 0.1], [1, '#0c1220', 0.36]))}"/>`,
  ).join('');
  s.add(
    `<g clip-path="${cl}"><rect x="${n1(x0 - 10)}" y="${n1(t - r)}" width="${n1(w + 20)}" height="${n1(2 * H + 2 * r)}" fill="${c}" opacity=".1"/><g opacity=".95"><g transform="translate(${n1(x0 - 6)} ${n1(ly)})">${artwork(s, [w + 12, lh], { label: s.spec.label, color: c, style: s.pick(1, 3, 4) })}</g>${vs}</g>${f}<path d="${d}" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/></g>`,
  );
  return s.shadow(400, w, r * 0.62);
}
