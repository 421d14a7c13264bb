import { adminComplaints, complaints, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aComplaint,
  answerComplaint,
  COMPLAINT_FORM,
  complaintForStaff,
  readComplaint,
  sendComplaint,
} from '../../../test/builders/complaints.ts';
import { anotherBuyer, seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const DAY = 86_400_000;

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const one = (id: number, token = seeded.buyer) => readComplaint(seeded, token, id);
const messagesOf = async (token: string): Promise<{ text: string; link: string | null }[]> =>
  (await shop.call(systemMessages.list, { token, body: { pageSize: 100 } })).data;

describe('steps', () => {
  it('lead from received through processing to resolved, and the customer is told each', async () => {
    const buyer = await anotherBuyer(seeded);
    const { data } = await sendComplaint(seeded, buyer);
    expect(await answerComplaint(seeded, data.id, { status: 4, text: 'Gotovo', outcome: 'refund' })).toMatchObject({
      status: 409,
      code: 'complaints.transition_not_allowed',
    });
    expect((await answerComplaint(seeded, data.id, { status: 2 })).status).toBe(200);
    expect(await answerComplaint(seeded, data.id, { status: 4, text: 'Gotovo' })).toMatchObject({
      code: 'complaints.outcome_required',
    });
    expect(await answerComplaint(seeded, data.id, { status: 3 })).toMatchObject({ code: 'complaints.text_required' });
    expect(
      (await answerComplaint(seeded, data.id, { status: 4, text: 'Šaljemo dva ventila', outcome: 'replacement' }))
        .status,
    ).toBe(200);
    const { data: seen } = await one(data.id, buyer);
    expect(seen).toMatchObject({ status: 4, outcome: 'replacement', may: ['reopen'] });
    expect(seen.entries.map(({ to }: { to: number }) => to)).toEqual([1, 2, 4]);
    expect(seen.entries[1].body).toContain('Preuzeli smo');
    await vi.waitFor(
      async () =>
        expect((await messagesOf(buyer)).map(({ text }) => text)).toEqual([
          `Prijava ${data.number} je riješena: Šaljemo dva ventila`,
          expect.stringContaining(`Prijava ${data.number} je u obradi`),
          expect.stringContaining(`Zaprimili smo prijavu ${data.number}`),
        ]),
      { timeout: 30_000 },
    );
    const mails = () =>
      shop.db.selectFrom('outgoing_mail').select('kind').where('link', '=', `/profile/rma/${data.id}`).execute();
    // A mail is queued by the event of its message.
    await vi.waitFor(async () => expect(await mails()).toHaveLength(3), { timeout: 30_000 });
  });

  it('409 for the second of two answers to the same version, which changes nothing', async () => {
    const id = await aComplaint(seeded);
    const replies = await Promise.all(
      [1, 2].map((n) => answerComplaint(seeded, id, { version: 1, status: 2, text: `Odgovor ${n}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await complaintForStaff(seeded, id)).entries).toHaveLength(2);
  });

  it('409 for an answer to what the customer has added to meanwhile', async () => {
    const id = await aComplaint(seeded);
    const { version } = await complaintForStaff(seeded, id);
    await shop.call(complaints.addMessage, { token: seeded.buyer, params: { id }, body: { text: 'Još nešto' } });
    expect(await answerComplaint(seeded, id, { version, text: 'Odgovor' })).toMatchObject({
      code: 'complaints.changed_meanwhile',
    });
  });

  it('409 for a withdrawal after staff have begun; before that it is resolved as withdrawn', async () => {
    const id = await aComplaint(seeded);
    const withdraw = async () =>
      shop.call(complaints.withdraw, {
        token: seeded.buyer,
        params: { id },
        body: { version: (await one(id)).data.version },
      });
    await answerComplaint(seeded, id, { status: 2 });
    expect(await withdraw()).toMatchObject({ status: 409, code: 'complaints.transition_not_allowed' });
    const other = await aComplaint(seeded);
    const body = { version: 1 };
    expect((await shop.call(complaints.withdraw, { token: seeded.buyer, params: { id: other }, body })).status).toBe(
      200,
    );
    expect((await one(other)).data).toMatchObject({ status: 4, outcome: 'withdrawn', may: [] });
    expect(await answerComplaint(seeded, other, { status: 2, text: 'Ipak' })).toMatchObject({ status: 409 });
  });

  it('a message to a closed complaint is 409, reopening it is possible for 15 days', async () => {
    const id = await aComplaint(seeded);
    await answerComplaint(seeded, id, { status: 2 });
    await answerComplaint(seeded, id, { status: 3, text: 'Oštećeno pri upotrebi' });
    const write = { token: seeded.buyer, params: { id }, body: { text: 'Nije tačno' } };
    expect(await shop.call(complaints.addMessage, write)).toMatchObject({ status: 409, code: 'complaints.closed' });
    const { version } = (await one(id)).data;
    const reopen = () => shop.call(complaints.reopen, { ...write, body: { version, text: 'Nije tačno' } });
    const closedAt = (days: number) =>
      shop.db
        .updateTable('complaint')
        .set({ closed_at: new Date(shop.now().getTime() - days * DAY) })
        .where('id', '=', id)
        .execute();
    await closedAt(16);
    expect(await reopen()).toMatchObject({ status: 409, code: 'complaints.reopen_over' });
    await closedAt(14);
    expect((await reopen()).status).toBe(200);
    expect((await one(id)).data).toMatchObject({ status: 2, outcome: null, may: ['write'] });
  });
});

describe('staff', () => {
  it('read internal notes that no answer to a customer carries', async () => {
    const id = await aComplaint(seeded);
    const note = 'Ista serija, provjeriti s dobavljačem';
    const token = seeded.administrator;
    await shop.call(adminComplaints.addNote, { token, params: { id }, body: { text: note } });
    expect((await complaintForStaff(seeded, id)).entries).toMatchObject([
      { isInternal: false },
      { isInternal: true, body: note },
    ]);
    const forCustomer = JSON.stringify([
      await one(id),
      await shop.call(complaints.list, { token: seeded.buyer, body: {} }),
    ]);
    expect(forCustomer).toContain(COMPLAINT_FORM.description);
    expect(forCustomer).not.toContain(note);
    expect(forCustomer).not.toContain('isInternal');
  });

  it('find who waits longest first, their own, and the counts of the queues', async () => {
    const token = seeded.administrator;
    const list = async (body: object) => (await shop.call(adminComplaints.list, { token, body })).data;
    const first = await aComplaint(seeded, { productName: 'Kanister 10 L' });
    const second = await aComplaint(seeded, { productName: 'Kanister 20 L' });
    expect((await list({ quickSearch: 'kanister' })).map(({ id }: { id: number }) => id)).toEqual([first, second]);
    await answerComplaint(seeded, first, { status: 2 });
    const open = await list({ quickSearch: 'kanister' });
    expect(open.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(open[0].unansweredSince).not.toBeNull();
    expect(open[1]).toMatchObject({ unansweredSince: null, assignee: { name: expect.any(String) } });
    expect(await list({ view: 'mine', quickSearch: 'kanister' })).toMatchObject([{ id: first }]);
    const counts = (await shop.call(adminComplaints.counts, { token })).data;
    expect(counts.open).toBeGreaterThanOrEqual(2);
    expect(counts.unanswered).toBeLessThan(counts.open);
  });

  it('assign to staff only', async () => {
    const id = await aComplaint(seeded);
    const token = seeded.administrator;
    const [person] = (await shop.call(adminComplaints.assignees, { token })).data;
    const assign = (body: object) => shop.call(adminComplaints.assign, { token, params: { id }, body });
    expect(await assign({ version: 1, assigneeId: 2_000_000_000 })).toMatchObject({
      status: 400,
      errors: [{ field: 'assigneeId' }],
    });
    expect((await assign({ version: 1, assigneeId: person.id })).status).toBe(200);
    expect((await assign({ version: 1, assigneeId: null })).status).toBe(409);
    expect((await complaintForStaff(seeded, id)).assignee).toEqual(person);
  });

  it('leave an entry in the audit log for answers, notes and assignments', async () => {
    const id = await aComplaint(seeded);
    await answerComplaint(seeded, id, { text: 'Pošaljite sliku' });
    await answerComplaint(seeded, id, { status: 2 });
    const rows = await shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'complaint')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['complaints.answer', 'complaints.change_status']);
  });

  it('404 for an unknown complaint', async () => {
    expect(await answerComplaint(seeded, 2_000_000_000, { version: 1, text: 'A' })).toMatchObject({
      status: 404,
      code: 'complaints.not_found',
    });
  });
});
