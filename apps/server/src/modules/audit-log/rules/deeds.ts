import { AUDIT_DEEDS, type AUDIT_VIEWS, type AuditDeed } from '@sjaj/contract';

/** Actions whose last part says too little. */
const ACTIONS: Readonly<Record<string, AuditDeed>> = {
  'acting.begin': 'begin_acting',
  'acting.end': 'end_acting',
  'acting.view': 'view_as',
  'price_changes.apply': 'prices',
  'price_changes.undo': 'restore',
  'price_changes.cancel': 'stop',
  'addresses.create': 'address',
  'addresses.update': 'address',
  'addresses.delete': 'address',
  'notes.delete_note': 'delete_note',
  'visits.create': 'visit',
  'visits.update': 'visit',
  'visits.delete': 'visit',
};

/** The last part of an action. */
const PARTS: Readonly<Record<string, AuditDeed>> = {
  createAdministrator: 'create',
  invite: 'create',
  register: 'create',
  quick_edit: 'update',
  bulk_edit: 'update',
  undo_bulk_edit: 'update',
  save_member: 'update',
  update_status: 'status',
  change_status: 'status',
  ask: 'answer',
  apply: 'import',
  approve_change: 'approve',
  reject_change: 'reject',
  correct: 'stock',
  set_level: 'stock',
  set_shop_level: 'stock',
  set_contract_price: 'price',
  remove_contract_price: 'price',
  copy_contract_prices: 'price',
  change_prices: 'prices',
  undo_change: 'restore',
  assign_price_list: 'price',
  unassign_price_list: 'price',
  unassign: 'assign',
  remove_item: 'items',
  add_discount: 'discount',
  change_discount: 'discount',
  remove_discount: 'discount',
  put_items: 'items',
  set_item: 'items',
  remove_items: 'items',
  add_picture: 'picture',
  order_pictures: 'picture',
  remove_picture: 'picture',
  set_picture: 'picture',
  set_logo: 'picture',
  attach_file: 'file',
  detach_file: 'file',
  save_rights: 'rights',
  save_ordering: 'ordering',
  save_branches: 'branches',
  name_deputy: 'deputy',
  end_deputy: 'deputy',
  bind: 'representative',
  unbind: 'representative',
  send_link: 'link',
  revoke: 'end',
  change_secret: 'update',
  end_session: 'sessions',
  end_sessions: 'sessions',
  set_password: 'password',
  reset_second_factor: 'second_factor',
  second_factor_on: 'second_factor',
  second_factor_off: 'second_factor',
  second_factor_method: 'second_factor',
  second_factor_codes: 'second_factor',
  send_again: 'send',
  resume: 'send',
};

const IMPERSONATED_CALL = /^acting \w+ (.*)$/;

/** Frequent calls of representatives by the beginning of their path; the first match counts. */
const CALLS: readonly (readonly [beginning: string, deed: AuditDeed])[] = [
  ['/shopping-cart/checkout', 'act_place'],
  ['/shopping-cart/', 'act_cart'],
  ['/documents/', 'act_cart'],
  ['/orders/', 'act_orders'],
  ['/shipping-address/', 'act_address'],
];

/** What an action of the log is in words; `other` for one that nobody has named. */
export function deedOf(action: string): AuditDeed {
  const call = IMPERSONATED_CALL.exec(action)?.[1];
  if (call !== undefined) return CALLS.find(([beginning]) => call.startsWith(beginning))?.[1] ?? 'act';
  const part = action.split('.').at(-1) ?? action;
  // Most actions are called like what is done.
  return ACTIONS[action] ?? PARTS[part] ?? AUDIT_DEEDS.find((deed) => deed === part) ?? 'other';
}

/** Whether a representative did it on behalf of a company. */
export const isImpersonation = (action: string): boolean => action.startsWith('acting');

const SIGN_IN: ReadonlySet<AuditDeed> = new Set(['login', 'logout', 'refused']);

interface ChosenDeeds {
  readonly view: (typeof AUDIT_VIEWS)[number];
  readonly deeds: readonly AuditDeed[];
}

/** The actions that a filter lets through; null where it lets all through. */
export function chosenActions(known: readonly string[], { view, deeds }: ChosenDeeds): readonly string[] | null {
  if (view === 'all' && deeds.length === 0) return null;
  return known.filter((action) => {
    const deed = deedOf(action);
    return viewOf(action, deed, view) && (deeds.length === 0 || deeds.includes(deed));
  });
}

function viewOf(action: string, deed: AuditDeed, view: ChosenDeeds['view']): boolean {
  if (view === 'acting') return isImpersonation(action);
  if (view === 'sign_in') return SIGN_IN.has(deed);
  return view === 'all' || (!isImpersonation(action) && !SIGN_IN.has(deed));
}
