import { article } from './article.ts';
import { company } from './company.ts';
import { dataImport } from './data-import.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { list } from './list.ts';
import { orders } from './orders.ts';
import { resource } from './resource.ts';
import { reviews } from './reviews.ts';
import { searches } from './searches.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { states } from './states.ts';

/** The texts of the back office. */
export const staff = {
  article,
  company,
  dataImport,
  form,
  frame,
  list,
  orders,
  resource,
  reviews,
  searches,
  settings,
  start,
  states,
};
