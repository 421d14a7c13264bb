import type { OutgoingKey } from '@sjaj/i18n/server';
import { describe, expect, it } from 'vitest';
import { outgoing } from '../../../../../../../packages/i18n/src/server/outgoing/index.ts';
import { asHtml } from './as-html.ts';
import { composeLetter } from './compose.ts';

const SETTING = { publicUrl: 'https://sjaj.test', supplier: null, now: new Date('2026-11-28T12:00:00Z') };
const MAILS = Object.entries(outgoing).flatMap(([namespace, table]) =>
  /(?:Message|Mail|^message|^mail)$/.test(namespace)
    ? Object.entries(table).map(([name, text]) => ({ kind: `${namespace}.${name}` as OutgoingKey, text }))
    : [],
);
const placesOf = (text: object): readonly string[] =>
  Object.values(text).flatMap((words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, place]) => String(place)));

/** A mail all of whose facts are this. */
const compose = (kind: OutgoingKey, text: object, fact: string) =>
  composeLetter(
    {
      kind,
      facts: Object.fromEntries(placesOf(text).map((place) => [place, place === 'count' ? 2 : fact])),
      link: null,
      toName: 'Ana',
      language: 'bs',
      seesPrices: true,
    },
    undefined,
    SETTING,
  );

describe.each(MAILS)('$kind', ({ kind, text }) => {
  it('takes mark-up in a fact for letters', async () => {
    const html = await asHtml(compose(kind, text, 'x"><b onload=1>x</b>'));
    expect(html).not.toContain('<b onload');
  });

  it('has one line as its subject, whatever the facts are', () => {
    expect(compose(kind, text, 'x\r\nBcc: y\u2028z').subject).not.toMatch(/[\r\n\u2028\u2029]/);
  });
});

it.each([
  'companyMessage.approved',
  'companyMessage.rejected',
  'companyMessage.ownRejected',
  'message.orderRejected',
] as const)('the subject of %s has nothing of what somebody has written', (kind) => {
  const written = 'Napisano rukom';
  const facts = { note: written, reason: written, answer: written, company: 'Hotel', number: '26-1' };
  const { subject, paragraphs } = composeLetter(
    { kind, facts, link: null, toName: 'Ana', language: 'bs', seesPrices: true },
    undefined,
    SETTING,
  );
  expect(paragraphs.join(' ')).toContain(written);
  expect(subject).not.toContain(written);
});

describe('an order that was not paid in time', () => {
  const mailWith = (link: string, language: string) =>
    composeLetter(
      { kind: 'message.orderUnpaid', facts: { number: '26-1' }, link, toName: 'Ana', language, seesPrices: true },
      undefined,
      SETTING,
    );

  it('can be repeated by its account: the button opens the page with the dialog', () => {
    const { paragraphs, button } = mailWith('/profile/orders/7', 'bs');
    expect(paragraphs[1]).toContain('ponovite narudžbu');
    expect(button).toEqual({ label: 'Ponovi narudžbu', url: 'https://sjaj.test/profile/orders/7?repeat=1' });
  });

  it('is placed again by a guest, whose page cannot repeat it', () => {
    const { paragraphs, button } = mailWith('/guest-order/7', 'bs');
    expect(paragraphs[1]).toContain('naručite ponovo');
    expect(button).toMatchObject({ label: 'Otvori narudžbu' });
  });

  it.each(['hr', 'bs', 'sr', 'srCyrl', 'en'])('tells the next step in words of its own in %s', (language) => {
    expect(new Set(mailWith('/profile/orders/7', language).paragraphs).size).toBe(3);
  });
});
