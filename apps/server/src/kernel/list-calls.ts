import { capabilitiesOfCall, type Route } from '@sjaj/contract';
import type { Page } from '../platform/http/answers.ts';

/** A row as the call answers it. */
export type ListRow = Readonly<Record<string, unknown>>;

/** The handler of a list: takes what any handler takes, with its page. */
export type LoadPage = (call: object) => Promise<Page<ListRow>>;

/** A list of the back office. */
export interface ListCall {
  readonly route: Route;
  readonly load: LoadPage;
}

/** The lists of the back office by the path of their call. They are gathered while the calls are mounted. */
export interface ListCalls {
  readonly add: (list: ListCall) => void;
  readonly find: (path: string) => ListCall | undefined;
}

/** Whether a call answers pages of a list that staff need a capability for, and that no address narrows. */
export const isListCall = (route: Route): boolean =>
  route.paged === true &&
  route.reads === true &&
  route.params === undefined &&
  route.query === undefined &&
  capabilitiesOfCall(route) !== undefined;

export function createListCalls(): ListCalls {
  const lists = new Map<string, ListCall>();
  return {
    add: (list) => void lists.set(list.route.path, list),
    find: (path) => lists.get(path),
  };
}
