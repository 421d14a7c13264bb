import type { ComponentType } from 'react';
import type { Principal } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';

/** What the search in the head shows of a record. */
export interface Found {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly picture?: { readonly url: string | null; readonly placeholder: string };
}

/** A page of a resource, loaded when it is opened. */
export interface ResourcePage {
  /** Below `/admin`, with parameters as `$id`. */
  readonly path: `/${string}`;
  /** The title of the window; absent where the page knows it only with its data. */
  readonly title?: StaffKey;
  readonly load: () => Promise<ComponentType>;
}

/** One kind of thing that staff keep. Navigation, routes, access and the search in the head follow from it. */
export interface Resource {
  readonly name: string;
  readonly title: StaffKey;
  readonly icon: ComponentType<{ readonly size: number }>;
  /** Resources of a group stand together; a hairline parts the groups. */
  readonly group: 'work' | 'catalogue' | 'customers' | 'content' | 'system';
  readonly access: readonly Principal[];
  /** The first is where the navigation leads. */
  readonly pages: readonly [ResourcePage, ...ResourcePage[]];
  /** A hook: how many of them wait for staff. */
  readonly useWaiting?: () => number;
  /** The records that fit what was typed, the best first. */
  readonly find?: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

/** The address of a resource's first page. */
export const homeOf = (resource: Resource): string => resource.pages[0].path;
