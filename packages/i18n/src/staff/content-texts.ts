import { homeSections } from './home-sections.ts';
import { articleTabs, editor, faq, faqTopic, infoPages, jobApplications, pageFact } from './information-pages.ts';
import { deliveryState, issueState, newsletter, subscriberState, subscriberStates } from './newsletter.ts';
import { banners, news, newsState, polls } from './news.ts';
import { pictures } from './pictures.ts';
import { reviews } from './reviews.ts';

/** The texts of the pages that write and publish what buyers read. */
export const contentTexts = {
  homeSections,
  articleTabs,
  editor,
  faq,
  faqTopic,
  infoPages,
  jobApplications,
  pageFact,
  deliveryState,
  issueState,
  newsletter,
  subscriberState,
  subscriberStates,
  banners,
  news,
  newsState,
  polls,
  pictures,
  reviews,
};
