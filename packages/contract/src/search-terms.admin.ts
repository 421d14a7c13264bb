import { z } from 'zod';
import { Version } from './companies.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, name, shape, sortedList } from './shapes.ts';

/** What customers searched for, letter case left aside. */
export const SearchedText = shape({
  id: Id,
  text: z.string(),
  searches: z.int().min(1),
  /** What it found when it was last searched for. */
  hits: z.int().min(0),
  lastAt: Instant,
});

/** Words or short phrases that find the same articles; with targets, words that find these as well, and not the other way round. */
export const SynonymGroup = shape({
  id: Id,
  version: Version,
  words: z.array(z.string()),
  targets: z.array(z.string()),
});

const MOST_WORDS = 40;
const LONGEST_WORD = 60;
const Words = z.array(name(LONGEST_WORD)).max(MOST_WORDS);
const SynonymForm = shape({ words: Words.min(1), targets: Words.default([]) });

export const adminSearch = routes({
  searchedTexts: {
    method: 'POST',
    path: '/admin/searches/get-searches',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(['all', 'without_hits']).default('all') }),
    answer: SearchedText,
    paged: true,
    reads: true,
    summary: 'What was searched for in the last 30 days, the most frequent first.',
  },
  synonyms: {
    method: 'POST',
    path: '/admin/synonyms/get-synonyms',
    access: BACK_OFFICE,
    body: sortedList(z.enum(['default', 'words']).default('default')),
    answer: SynonymGroup,
    paged: true,
    reads: true,
    summary: 'The groups of words, the newest first: those of the assortment and those of staff.',
  },
  addSynonyms: {
    method: 'POST',
    path: '/admin/synonyms',
    access: BACK_OFFICE,
    body: SynonymForm,
    answer: SynonymGroup,
    idempotent: true,
    problems: ['catalogue.synonyms_alike'],
    summary: 'Adds a group of words that find the same articles.',
  },
  changeSynonyms: {
    method: 'PUT',
    path: '/admin/synonyms/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...SynonymForm.shape, version: Version }),
    answer: SynonymGroup,
    problems: ['catalogue.synonyms_alike', 'records.not_found', 'records.changed_meanwhile'],
    summary: 'Replaces the words of a group, unless somebody else has replaced them since.',
  },
  removeSynonyms: {
    method: 'DELETE',
    path: '/admin/synonyms/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Removes a group of words.',
  },
});

export type SearchedText = z.output<typeof SearchedText>;
export type SynonymGroup = z.output<typeof SynonymGroup>;
