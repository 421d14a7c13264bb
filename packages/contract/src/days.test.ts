import { expect, it } from 'vitest';
import { contract } from './contract.ts';

const COMPLAINT = { kind: 'complaint', contactPerson: 'Ana', productName: 'Krpa', description: 'Ne upija' };

it.each(['0000-01-01', '0050-03-01', '9999-12-31'])(
  'a day that nobody means is refused where it is stored: %s',
  (day) => {
    const forms = [
      [contract.complaints.create.body, { ...COMPLAINT, receivedOn: day }],
      [contract.adminUsers.list.body, { lastSeenFrom: day }],
      [contract.adminUsers.list.body, { lastSeenTo: day }],
    ] as const;
    for (const [body, form] of forms) {
      const { error } = body.safeParse(form);
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([Object.keys(form).at(-1)]);
    }
  },
);
