import { contract, type Route } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { NO_RESOURCES, RESOURCES } from './builders/resources/index.ts';
import { type Resource, WAYS } from './builders/resources/resource.ts';

/** Which lists of the back office `resources.test.ts` goes through, and what it does with each. */

it('knows every list whose records are saved by a form', () => {
  const saves = ({ method, path }: Route): boolean => method === 'PUT' && /^\/admin\/.*\}$/.test(path);
  const groups = Object.entries(contract).filter(([, routes]) => Object.values<Route>(routes).some(saves));
  const known = [...RESOURCES.map(({ group }) => group), ...Object.keys(NO_RESOURCES)];
  expect(groups.map(([group]) => group).filter((group) => !known.includes(group))).toEqual([]);
});

it('says what can be done with the records of each list', () => {
  const line = (resource: Resource): string =>
    [
      resource.group.replace('admin', '').padEnd(18),
      ...WAYS.map((way) => (resource.missing[way] === undefined ? way : '·')),
    ].join(' ');
  expect(RESOURCES.map(line)).toMatchInlineSnapshot(`
    [
      "Articles           create find edit conflict refused export import",
      "Categories         create find edit conflict refused export ·",
      "Brands             create find edit conflict refused export ·",
      "Attributes         create find edit conflict refused export ·",
      "Tags               create find edit conflict refused export ·",
      "PriceLists         create find edit conflict refused export ·",
      "Sales              create find edit conflict refused export ·",
      "Search             create find edit conflict · export ·",
      "Companies          create find edit conflict · export import",
      "BankAccounts       create find edit conflict · export ·",
      "Users              create find edit conflict · export import",
      "StaffRoles         create find edit conflict refused export ·",
      "Machines           create find edit conflict · export ·",
      "Vendors            create find edit conflict refused export ·",
      "Coupons            create find edit conflict · export ·",
      "BonusRules         create find edit conflict · export ·",
      "Webhooks           create find edit conflict · export ·",
      "News               create find edit conflict · export ·",
      "NewsletterIssues   create find edit conflict · export ·",
      "HeroBanners        create find edit conflict · export ·",
      "Polls              create find edit conflict refused export ·",
      "InformationPages   · · edit conflict · export ·",
      "Faq                create find edit conflict · export ·",
      "ArticleTabs        create find edit conflict · export ·",
      "AnswerTemplates    create find edit conflict · export ·",
      "Countries          create find edit conflict refused export ·",
      "Towns              create find edit conflict refused export import",
      "Banks              create find edit conflict refused export ·",
      "InterestAreas      create find edit conflict refused export ·",
      "MeasurementUnits   create find edit conflict refused export ·",
      "Currencies         create find edit conflict · export ·",
      "ExpressPosts       create find edit conflict refused export ·",
      "PickupPlaces       create find edit conflict refused export ·",
    ]
  `);
});
