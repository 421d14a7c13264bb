import { json, type Table, table } from './table.ts';

const DAY = 86_400_000;

const SUBSCRIBERS: readonly (readonly [
  email: string,
  language: string,
  state?: 'waiting' | 'unsubscribed' | 'paused',
])[] = [
  ['recepcija@vodenica.test', 'bs'],
  ['nabava@bolnica-lipa.test', 'bs'],
  ['info@kodmlina.test', 'bs'],
  ['domacica@skola-breza.test', 'bs'],
  ['servis@cistko.test', 'hr'],
  ['ured@vrtic-leptir.test', 'hr'],
  ['magacin@drina-servis.test', 'srLatn'],
  ['nabavka@gradska-cistoca.test', 'srCyrl'],
  ['office@adriatic-cleaning.test', 'en'],
  ['kuhinja@stari-grad.test', 'bs', 'unsubscribed'],
  ['stara.adresa@pekara-klas.test', 'bs', 'paused'],
  ['novi.citalac@salon-mira.test', 'bs', 'waiting'],
];

const ISSUES = [
  {
    daysAgo: 45,
    subject: {
      bs: 'Jesen u skladištu: nove krpe i mopovi',
      hr: 'Jesen u skladištu: nove krpe i mopovi',
      srLatn: 'Jesen u magacinu: nove krpe i mopovi',
      en: 'Autumn in the warehouse: new cloths and mops',
    },
    body: {
      bs: '<p>Stigla je nova serija mopova i krpa od mikrovlakana.</p><p><a href="/promotions">Pogledajte akcije</a></p>',
      hr: '<p>Stigla je nova serija mopova i krpa od mikrovlakana.</p><p><a href="/promotions">Pogledajte akcije</a></p>',
      srLatn:
        '<p>Stigla je nova serija mopova i krpa od mikrovlakana.</p><p><a href="/promotions">Pogledajte akcije</a></p>',
      en: '<p>A new range of mops and microfibre cloths has arrived.</p><p><a href="/promotions">See the promotions</a></p>',
    },
  },
  {
    daysAgo: 12,
    subject: {
      bs: 'Klizavi podovi: šta pripremiti prije snijega',
      hr: 'Klizavi podovi: što pripremiti prije snijega',
      srLatn: 'Klizavi podovi: šta pripremiti prije snijega',
      en: 'Slippery floors: what to prepare before the snow',
    },
    body: {
      bs: '<h2>Tri stvari na ulazu</h2><ul><li>otirač koji upija vodu</li><li>znak za mokar pod</li><li>so i lopata na dohvat ruke</li></ul>',
      hr: '<h2>Tri stvari na ulazu</h2><ul><li>otirač koji upija vodu</li><li>znak za mokar pod</li><li>sol i lopata na dohvat ruke</li></ul>',
      srLatn:
        '<h2>Tri stvari na ulazu</h2><ul><li>otirač koji upija vodu</li><li>znak za mokar pod</li><li>so i lopata na dohvat ruke</li></ul>',
      en: '<h2>Three things at the entrance</h2><ul><li>a mat that takes up water</li><li>a sign for the wet floor</li><li>salt and a shovel at hand</li></ul>',
    },
  },
  {
    daysAgo: null,
    subject: {
      bs: 'Novogodišnje radno vrijeme i posljednje dostave',
      en: 'Opening hours at New Year and last deliveries',
    },
    body: {
      bs: '<p>Posljednje dostave u ovoj godini vozimo 30. decembra.</p>',
      en: '<p>Our last deliveries of this year leave on 30 December.</p>',
    },
  },
];

/** What an issue came to for a subscriber. */
function deliveryOf(state: string | undefined, isNewest: boolean): [state: string, reason: string | null] {
  if (state === 'paused') return ['bounced', '550 5.1.1 mailbox unavailable'];
  return state === 'unsubscribed' && isNewest ? ['skipped', null] : ['sent', null];
}

/** Subscribers in every state, two issues that were sent, and a draft. */
export function newsletterTables(today: Date): Table[] {
  const before = (days: number): Date => new Date(today.getTime() - days * DAY);
  const readers = SUBSCRIBERS.flatMap(([, , state], index) => (state === 'waiting' ? [] : [{ id: index + 1, state }]));
  return [
    table(
      'newsletter_subscription',
      'id email language created_at requested_at confirmed_at unsubscribed_at bounces bounce_reason paused_at',
      SUBSCRIBERS.map(([email, language, state], index) => {
        const asked = state === 'waiting' ? before(1) : before(90 - index);
        const isPaused = state === 'paused';
        return [
          index + 1,
          email,
          language,
          asked,
          asked,
          state === 'waiting' ? null : before(89 - index),
          state === 'unsubscribed' ? before(20) : null,
          isPaused ? 3 : 0,
          isPaused ? '550 5.1.1 mailbox unavailable' : null,
          isPaused ? before(12) : null,
        ];
      }),
    ),
    table(
      'newsletter_issue',
      'id subject body state created_at started_at ended_at',
      ISSUES.map(({ daysAgo, subject, body }, index) => [
        index + 1,
        json(subject),
        json(body),
        daysAgo === null ? 'draft' : 'sent',
        before((daysAgo ?? 0) + 1),
        daysAgo === null ? null : before(daysAgo),
        daysAgo === null ? null : new Date(before(daysAgo).getTime() + 120_000),
      ]),
    ),
    table(
      'newsletter_delivery',
      'issue_id subscription_id state reason unsubscribed_at',
      ISSUES.flatMap(({ daysAgo }, issue) =>
        daysAgo === null
          ? []
          : readers.map(({ id, state }) => [
              issue + 1,
              id,
              ...deliveryOf(state, issue === 1),
              state === 'unsubscribed' && issue === 0 ? before(20) : null,
            ]),
      ),
    ),
  ];
}
