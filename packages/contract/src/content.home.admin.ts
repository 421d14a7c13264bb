import { z } from 'zod';
import { Order, pictureRoutes, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { localText, NearDay, shape } from './shapes.ts';

/** A page of the shop, or one of another site. */
const Target = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/|\/[^\s/\\]\S*|https:\/\/\S+)$/);

export const HeroBannerForm = shape({
  title: localText(80),
  text: localText(200).partial(),
  link: Target.nullable(),
  order: Order,
  startsOn: NearDay.nullable(),
  /** The last day. */
  endsOn: NearDay.nullable(),
  isActive: z.boolean(),
});

export const AdminHeroBanner = shape({
  ...HeroBannerForm.shape,
  ...RECORD_FIELDS,
  pictureUrl: z.string().nullable(),
  /** Whether customers see it today. */
  isShown: z.boolean(),
});

export const adminHeroBanners = {
  ...recordRoutes({
    path: 'jumbotrons',
    form: HeroBannerForm,
    view: AdminHeroBanner,
    list: recordList(['all', 'shown', 'hidden'], ['default', 'name']),
    words: ['banner of the main page', 'banners of the main page'],
    problems: ['content.days_turned'],
  }),
  ...pictureRoutes({ path: 'jumbotrons', view: AdminHeroBanner, one: 'banner of the main page' }),
};

export type HeroBannerForm = z.output<typeof HeroBannerForm>;
export type AdminHeroBanner = z.output<typeof AdminHeroBanner>;
