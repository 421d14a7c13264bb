import type { AttributeView, attributes, tags, variations } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { Problem } from '../../platform/problem.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import type { References } from './indexing/rules.ts';
import { popularTags } from './service/tags.ts';
import { variation, variationMatrix } from './service/variations.ts';
import type { Shelf } from './shelf.ts';
import { viewerOf } from './viewer.ts';

function attributeView(references: References, id: number, language: Language): AttributeView | null {
  const facts = references.attributes.get(id);
  if (!facts) return null;
  const values = references.valuesOf(id).map((value) => ({ id: value.id, title: localised(value.title, language) }));
  return { id, title: localised(facts.title, language), unit: facts.unit, values };
}

export const attributeHandlers = ({ model }: Shelf): Handlers<typeof attributes> => ({
  list: async ({ body, language }) => {
    const { references } = model;
    const all = [...references.attributes.keys()].flatMap((id) => attributeView(references, id, language) ?? []);
    const title = (attribute: AttributeView): string => attribute.title;
    return paginateInMemory(all, body, { language, text: title, columns: { createdDate, title } });
  },
  one: async ({ params: { id }, language }) => {
    const view = attributeView(model.references, id, language);
    if (!view) throw new Problem('catalogue.attribute_not_found', 404);
    return view;
  },
  byIds: async ({ body: { ids }, language }) =>
    ids.flatMap((id) => attributeView(model.references, id, language) ?? []),
});

export const variationHandlers = (shelf: Shelf): Handlers<typeof variations> => ({
  one: (call) => variation(shelf, viewerOf(call), call.params.id),
  details: (call) => variationMatrix(shelf, viewerOf(call), call.params.id),
});

export const tagHandlers = (shelf: Shelf): Handlers<typeof tags> => ({
  mostPopular: async ({ language }) => popularTags(shelf.model, language),
});
