import { FRONT, decal } from '../../shapes/frame.ts';
import { lathe } from '../../shapes/lathe.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand, hose } from './parts.ts';

const D = 150;

/** Tank, lid, handle bar and lettering. */
function hull(s: Scene, paint: Mat, lid: Mat): void {
  slab(s, {
    outline: pts(
      [-190, 54, 30],
      [-40, 44, 20],
      [150, 44, 20],
      [190, 110, 40],
      [196, 230, 40],
      [150, 268, 30],
      [-60, 262, 50],
      [-170, 180, 60],
    ),
    z: [-D / 2, D / 2],
    material: paint,
    bevel: 22,
    round: 0.25,
  });
  slab(s, {
    outline: pts([-60, 250, 20], [150, 256, 20], [186, 240, 10], [182, 318, 26], [120, 346, 40], [-10, 330, 50]),
    z: [-D / 2 + 8, D / 2 - 8],
    material: lid,
    bevel: 20,
    round: 0.25,
  });
  slab(s, {
    outline: pts([150, 300, 10], [196, 312, 10], [222, 372, 12], [206, 388, 10], [176, 376, 14], [140, 340, 10]),
    z: [-D / 2 + 26, D / 2 - 26],
    material: BLACK_PLASTIC,
    bevel: 8,
  });
  tube(
    s,
    `M${s.at(180, 340, -D / 2)}L${s.at(256, 372, -D / 2)}L${s.at(256, 372, D / 2)}L${s.at(176, 338, D / 2)}`,
    15,
    BLACK_PLASTIC,
  );
  decal(s, FRONT(), {
    outline: pts([-110, 150, 20], [140, 150, 12], [150, 190, 20], [-84, 190, 20]),
    at: D / 2 + 0.5,
    fill: dark(s.spec.colors.label, 0.35),
    extra: 'opacity=".9"',
  });
  brand(s, [28, 158, D / 2 + 1], { size: 34, color: '#fff', max: 200 });
  decal(s, FRONT(), {
    outline: pts([-170, 66, 8], [130, 62, 8], [140, 76, 6], [-168, 82, 6]),
    at: D / 2 + 0.5,
    fill: '#1c2126',
    extra: 'opacity=".55"',
  });
  s.add(
    shape(
      `M${s.at(-20, 240, D / 2 + 1)}L${s.at(160, 244, D / 2 + 1)}`,
      'none',
      `stroke="#0b1018" stroke-width="3" opacity=".4"`,
    ),
  );
}

/** Walk-behind scrubber dryer, front to the left. */
export function scrubberDryer(s: Scene): string {
  s.yaw = 0.48;
  const c = s.spec.colors.label;
  const m: Mat = { c, gloss: 0.6, rough: 0.22 };
  const g: Mat = { c: s.pick('#e9edf0', '#3b434c'), gloss: 0.5 };
  s.k = 0.18;
  slab(s, {
    outline: pts([150, 20, 6], [290, 20, 6], [290, 34, 6], [150, 34, 6]),
    z: [-D * 0.75, D * 0.75],
    material: BLACK_PLASTIC,
    bevel: 5,
  });
  slab(s, {
    outline: pts([150, 2], [292, 2], [288, 22], [154, 22]),
    z: [D * 0.75 - 4, D * 0.75],
    material: { c: '#15181c', gloss: 0.2 },
    bevel: 1,
  });
  wheel(s, [90, 46, -D / 2 - 4], 46);
  lathe(
    s,
    [s.P(-150, 0, 0)[0], s.P(-150, 0, 0)[1]],
    pts([98, 6], [106, 14, 5], [106, 36, 10], [60, 56]),
    BLACK_PLASTIC,
  );
  hull(s, m, g);
  hose(
    s,
    `M${s.at(176, 250, D / 2 - 20)}C${s.at(240, 200, D / 2)} ${s.at(250, 120, D / 2)} ${s.at(224, 40, D / 2 - 20)}`,
    20,
  );
  wheel(s, [84, 46, D / 2 - 6], 46, { t: 22, hub: c });
  slab(s, {
    outline: pts([190, 20, 6], [300, 20, 6], [300, 32, 6], [190, 32, 6]),
    z: [D * 0.3, D * 0.7],
    material: BLACK_PLASTIC,
    bevel: 4,
  });
  return s.floor([-250, -D / 2 - 20, 520, D + 50], 0.8);
}
