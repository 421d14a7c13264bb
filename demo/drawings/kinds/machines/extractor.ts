import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { strap, tube } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand, hose } from './parts.ts';

const D = 210;

/** Carpet and upholstery extractor with its floor tool. */
export function extractor(s: Scene): string {
  s.yaw = 0.44;
  s.k = 0.17;
  s.cx = 330;
  const c = s.spec.colors.label;
  const paint: Mat = { c, gloss: 0.6, rough: 0.22 };
  tube(s, `M${s.at(116, 300, -D / 2 + 20)}L${s.at(170, 440, -D / 2 + 20)}`, 14, STEEL);
  wheel(s, [96, 56, -D / 2 - 8], 56);
  slab(s, {
    outline: pts([-130, 22, 24], [130, 22, 24], [140, 190, 30], [-140, 190, 30]),
    z: [-D / 2, D / 2],
    material: paint,
    bevel: 18,
  });
  const tank: Mat = { c: '#dfe8ee', gloss: 0.75, rough: 0.12, sss: 0.15 };
  slab(s, {
    outline: pts([-136, 188, 20], [136, 188, 20], [142, 300, 40], [110, 356, 50], [-96, 356, 60], [-142, 290, 40]),
    z: [-D / 2 + 4, D / 2 - 4],
    material: tank,
    bevel: 22,
    round: 0.3,
  });
  const level = pts([-120, 196, 14], [120, 196, 14], [122, 254, 4], [-124, 254, 4]);
  decal(s, FRONT(), { outline: level, at: D / 2 - 3, fill: '#7fb6de', extra: 'opacity=".35"' });
  slab(s, {
    outline: pts([-110, 350, 10], [-10, 350, 10], [-16, 384, 16], [-100, 384, 16]),
    z: [-46, 46],
    material: { c: '#2b3138', gloss: 0.5 },
    bevel: 10,
  });
  decal(s, FRONT(), {
    outline: pts([-110, 70, 12], [104, 70, 12], [104, 134, 16], [-110, 134, 16]),
    at: D / 2 + 0.5,
    fill: dark(c, 0.35),
    extra: 'opacity=".85"',
  });
  brand(s, [-40, 90, D / 2 + 1], { size: 36, color: '#ffffff', max: 130 });
  tube(s, `M${s.at(116, 300, D / 2 - 20)}L${s.at(170, 440, D / 2 - 20)}`, 14, STEEL);
  tube(s, `M${s.at(170, 440, -D / 2 + 20)}L${s.at(170, 440, D / 2 - 20)}`, 22, BLACK_PLASTIC);
  wheel(s, [96, 56, D / 2 - 10], 56, { t: 24, hub: '#c9cfd5' });
  hose(s, `M${s.at(-96, 320, D / 2 - 30)}C${s.at(-300, 400, 0)} 30 420 90 560S500 800 640 560L676 300`, 24);
  strap(s, 'M672 330L708 640', 17, STEEL);
  tube(s, 'M684 360C740 350 752 400 700 430', 15, BLACK_PLASTIC);
  inflate(s, shape('M640 700L690 634H728L784 694Q790 716 770 718H652Q636 716 640 700Z', '#2b3138'), 10, 0.45);
  s.add(shape('M668 690L702 650H716L752 690Z', '#bcd3e2', 'opacity=".7"'));
  return s.floor([-140, -D / 2 - 6, 270, D + 16], 0.9) + s.shadow(712, 150, 18, 716);
}
