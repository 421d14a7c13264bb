import { artwork } from '../../label/artwork.ts';
import { lathe } from '../../shapes/lathe.ts';
import { crease, shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { ridges } from './parts.ts';

const TUBE = 'M286 150H514C508 300 492 480 478 592Q400 610 322 592C308 480 292 300 286 150Z';

/** Cream tube standing on its cap. */
export function creamTube(s: Scene): string {
  const { cap, label } = s.spec.colors;
  const art = artwork(s, [212, 330], { label: s.spec.label, color: label, style: s.pick(0, 1, 4, 6) });
  const print = `<g clip-path="${s.clip(TUBE)}"><rect x="270" y="140" width="260" height="480" fill="#fbfbfa"/><g transform="translate(294 188)">${art}</g></g>`;
  inflate(s, print, 30, 0.45);
  s.add(shape('M286 150H514L512 184H288Z', dark(label, 0.1)));
  for (let i = 0; i < 5; i++)
    s.add(shape(`M288 ${156 + i * 6}H512`, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".4"'));
  s.add(crease(s, 'M330 190Q344 320 352 420', 8, 0.12), crease(s, 'M470 190Q456 320 448 420', 8, 0.12));
  lathe(s, [400, s.gy], pts([80, 0], [82, 4, 3], [79, 74, 6], [74, 82]), { c: cap, gloss: 0.5, rough: 0.3 });
  ridges(s, [400, s.gy, 80], [8, 70], 34);
  return s.shadow(400, 176);
}
