import type { PickupPlaceView, SupplierView } from '@sjaj/contract';
import { LANGUAGES } from '@sjaj/domain';
import { loadPage, PAGE_NAMES } from '@sjaj/i18n/pages';
import { expect, it } from 'vitest';
import { branchSections, companyFacts, withCompanyFacts } from './company-facts.logic.ts';

const supplier: SupplierView = {
  ...{ legalName: 'Kap d.o.o.', shortName: 'Kap', jib: '4299000010006', pdvNumber: '299000010006' },
  ...{ courtRegistration: 'Sud', street: 'Rodoč 1', postalCode: '88000', town: 'Mostar', logoUrl: null },
  ...{ phone: '036 000-200', infoPhone: '0800 1', email: 'info@kap.test', webAddress: 'https://kap.test/' },
};
const place: PickupPlaceView = {
  ...{ title: 'Rodoč', street: 'Rodoč 1', postalCode: '88000', town: 'Mostar', phone: null },
  workingHours: [{ days: 'sat', from: '08:00', to: '12:00' }],
};
const page = { lead: '{shop} radi.', sections: [] };

it('fills known placeholders, and omits texts with unknown ones', () => {
  const section = { title: 'Telefon', paragraphs: [], list: ['{infoPhone}', '{phone}'], steps: [], questions: [] };
  const facts = companyFacts({ ...supplier, infoPhone: null });
  expect(withCompanyFacts({ ...page, sections: [section] }, facts)).toEqual({
    lead: 'Kap radi.',
    sections: [{ ...section, list: ['036 000-200'] }],
  });
  expect(withCompanyFacts({ ...page, sections: [section] }, companyFacts(null))).toEqual({ lead: '', sections: [] });
});

it('knows every placeholder of every page', async () => {
  const pages = await Promise.all(PAGE_NAMES.flatMap((name) => LANGUAGES.map((language) => loadPage(name, language))));
  for (const written of pages) {
    const shown = withCompanyFacts(written, companyFacts(supplier, [place]));
    expect(JSON.stringify(shown)).not.toMatch(/[{]\w+[}]/);
    expect(shown.sections).toHaveLength(written.sections.length);
  }
});

it('has a section for each branch, and none without branches', () => {
  expect(branchSections([place], ({ from, to }) => `${from}–${to}`)).toMatchObject([
    { title: 'Rodoč', list: ['Rodoč 1, 88000 Mostar', '08:00–12:00'] },
  ]);
  const section = { title: 'Gdje', paragraphs: [], list: ['{branches}'], steps: [], questions: [] };
  expect(withCompanyFacts({ ...page, sections: [section] }, companyFacts(supplier)).sections).toEqual([]);
});
