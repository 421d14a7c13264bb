import { z } from 'zod';
import { shape } from './shapes.ts';

const Percent = z.int().min(0).max(100);

/** The point of a picture that stays in view where it is cropped, in percent from the left and from the top. */
export const PictureFocus = shape({ x: Percent, y: Percent });

/** What stands beside the address of a picture where it may be cropped. */
export const PictureDisplay = {
  /** What the picture shows; empty where staff have written nothing. */
  pictureAlt: z.string(),
  /** Null for a picture that is shown whole. */
  pictureFocus: PictureFocus.nullable(),
};

export type PictureFocus = z.output<typeof PictureFocus>;
