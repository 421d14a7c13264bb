import type { ShopKey } from '@sjaj/i18n';
import type { Destination } from '../navigation.ts';

/** What a route says of its page. */
interface PageFacts {
  /** The title of the window and the last crumb; absent where the page knows it only with its data. */
  readonly title?: ShopKey;
  /**
   * `shell`: Home, the parents, this page. `profile`: the frame of the profile area draws it and sets the window's title, whose texts
   * travel with that area. `own`: the page draws its own trail, or none.
   */
  readonly trail?: 'shell' | 'profile' | 'own';
  /** What stands between Home and this page. */
  readonly parents?: readonly Destination[];
  /** Rows of a table are drawn while it loads, and not tiles of articles; without a word also in the profile area. */
  readonly hasRows?: true;
  /** A page to finish: of the shell there is only a header with the way back to the first of its parents. */
  readonly isFocused?: true;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}
