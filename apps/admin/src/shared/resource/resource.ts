import type { ComponentType } from 'react';
import type { Capability, WorkQueue } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';

/** The groups of the navigation that open and close, in their order. */
export const MENU_GROUPS = [
  'requests',
  'catalogue',
  'marketing',
  'customers',
  'content',
  'reference',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A page of a resource, loaded when it is opened. */
export interface ResourcePage {
  /** Below `/admin`, with parameters as `$id`. */
  readonly path: `/${string}`;
  /** The window title; absent where the page sets it from its data. */
  readonly title?: StaffKey;
  readonly load: () => Promise<ComponentType>;
}

/** The definition of a resource. Navigation, routes, access and the search in the header are derived from it. */
export interface Resource {
  readonly name: string;
  readonly title: StaffKey;
  readonly icon: ComponentType<{ readonly size: number }>;
  /** Its place in the navigation: above, with what is done every day, or in a group that opens. */
  readonly group: 'work' | MenuGroup;
  /** What a member of staff has to be allowed to do to see the resource; null for all staff. */
  readonly needs: Capability | null;
  /** The navigation links to the first one. */
  readonly pages: readonly [ResourcePage, ...ResourcePage[]];
  /** Where its records wait for staff: the menu shows how many. */
  readonly queue?: WorkQueue;
  /** Whether the first page is a list that `?q=` searches. */
  readonly isSearched?: true;
  /** Other words by which the search in the header finds the resource. */
  readonly alsoCalled?: StaffKey;
  /** What the search in the header finds on the first page, beside its title: the names of settings. */
  readonly topics?: readonly StaffKey[];
}

/** The address of a resource's first page. */
export const homeOf = (resource: Resource): string => resource.pages[0].path;
