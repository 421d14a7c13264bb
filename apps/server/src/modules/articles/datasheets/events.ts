import { declareEvents, event, type PayloadsOf } from '../../../kernel/domain-events.ts';

export const datasheetEvents = declareEvents({
  /** These articles have a new version of their safety data sheet. */
  'datasheet.replaced': event<{ articleIds: readonly number[]; title: string; version: string }>(),
});
export type DatasheetEvents = PayloadsOf<typeof datasheetEvents>;
export const { publish } = datasheetEvents;
