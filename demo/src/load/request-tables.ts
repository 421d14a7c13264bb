import { townNamed } from '../../../db/base-data/towns.ts';
import { type AccountRequest, accountRequests, deciderOfRequests } from '../trade/account-requests.ts';
import { table, type Table } from './table.ts';

const HOUR = 3_600_000;

/** Requests for accounts with their history: some wait, one was asked back, one is rejected. */
export function requestTables(today: Date): Table[] {
  const before = (hours: number): Date => new Date(today.getTime() - hours * HOUR);
  const firstOf = ({ events }: AccountRequest): Date => before(events[0]?.hoursAgo ?? 0);
  const lastOf = ({ events }: AccountRequest): Date => before(events.at(-1)?.hoursAgo ?? 0);
  const decider = deciderOfRequests();
  const events = accountRequests.flatMap(({ id, events: all }) => all.map((event) => ({ requestId: id, ...event })));
  return [
    table(
      'account_request',
      `id state first_name last_name position email phone company_title jib vat_number address town_id interest_area_ids \
message language accepted_terms_at version created_at changed_at`,
      accountRequests.map((one) => [
        one.id,
        one.state,
        one.firstName,
        one.lastName,
        one.position,
        one.email,
        one.phone,
        one.companyTitle,
        one.jib,
        null,
        one.address,
        townNamed(one.town).id,
        `{${one.areas.join(',')}}`,
        one.message,
        one.language,
        firstOf(one),
        one.events.length,
        firstOf(one),
        lastOf(one),
      ]),
    ),
    table(
      'account_request_event',
      'id account_request_id kind note user_id user_name created_at',
      events.map((event, index) => [
        index + 1,
        event.requestId,
        event.kind,
        event.note,
        event.isByStaff ? decider.id : null,
        event.isByStaff ? `${decider.firstName} ${decider.lastName}` : null,
        before(event.hoursAgo),
      ]),
    ),
  ];
}
