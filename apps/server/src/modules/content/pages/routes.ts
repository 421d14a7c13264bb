import { FAQ_TOPICS, type InformationPage, type informationPages, type PageName } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { localised } from '../../../kernel/localised.ts';
import { richTextFor } from '../../../kernel/rich-text.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Settings } from '../../settings/index.ts';
import { readBranches } from '../../shipping/index.ts';
import { type Supplier, supplierView } from '../../supplier/index.ts';
import { factsFor } from './rules.ts';
import { findPage } from './store/pages.ts';
import { questionRows } from './store/questions.ts';

interface InformationPageDeps {
  readonly db: Db;
  readonly shop: () => Promise<Settings>;
  readonly supplier: () => Promise<Supplier | null>;
}

/** Information pages and questions, with the facts of the shop in their places. */
export function informationPageHandlers(deps: InformationPageDeps): Handlers<typeof informationPages> {
  const { db } = deps;
  async function facts(language: Language) {
    const [settings, supplier, branches] = await Promise.all([
      deps.shop(),
      deps.supplier(),
      readBranches(db, language),
    ]);
    return factsFor(
      {
        supplier: supplier && supplierView(supplier, language),
        branches,
        cities: settings.deliveryCities.map((city) => localised({ bs: city, srLatn: city }, language)),
        freeDeliveryAmount: settings.freeShippingEnabled ? settings.freeShippingAmount : null,
        withdrawalDays: settings.withdrawalDays,
      },
      language,
    );
  }
  async function read(name: PageName, language: Language): Promise<InformationPage> {
    const [page, known] = await Promise.all([findPage(db, name), facts(language)]);
    if (!page) throw new Problem('content.page_not_found', 404);
    const { lead, content } = page.form;
    return { name, lead: richTextFor(lead, language, known), content: richTextFor(content, language, known) };
  }
  return {
    one: ({ params: { name }, language }) => read(name, language),
    careers: ({ language }) => read('careers', language),
    questions: async ({ language }) => {
      const [rows, known] = await Promise.all([questionRows(db), facts(language)]);
      const questions = rows.flatMap(({ id, form }) => {
        const answer = richTextFor(form.answer, language, known);
        if (!form.isActive || answer === '') return [];
        return [{ topic: form.topic, item: { id, question: localised(form.question, language), answer } }];
      });
      return FAQ_TOPICS.map((topic) => ({
        topic,
        questions: questions.filter((one) => one.topic === topic).map(({ item }) => item),
      })).filter(({ questions }) => questions.length > 0);
    },
  };
}
