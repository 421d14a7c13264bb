import type { ReadConsents } from './kernel/consents.ts';
import type { PersonalData } from './kernel/personal-data.ts';
import { addressData } from './modules/addresses/index.ts';
import {
  consentData,
  readConsents,
  registrationData,
  secondFactorData,
  socialIdentityData,
} from './modules/auth/index.ts';
import { availabilityRequestData } from './modules/availability-requests/index.ts';
import { bonusData } from './modules/bonus/index.ts';
import { cartData } from './modules/cart/index.ts';
import { accountRequestData, branchData, dataChangeData, deputyData } from './modules/companies/index.ts';
import { complaintData } from './modules/complaints/index.ts';
import { pollData } from './modules/content/index.ts';
import { fileData } from './modules/files/index.ts';
import { mailData } from './modules/mail/index.ts';
import { messageData } from './modules/messages/index.ts';
import { newsletterConsents, newsletterData } from './modules/newsletter/index.ts';
import { orderConsents, orderData } from './modules/orders/index.ts';
import { presentationData } from './modules/presentations/index.ts';
import { questionData } from './modules/questions/index.ts';
import { replacementData } from './modules/replacements/index.ts';
import { reviewData } from './modules/reviews/index.ts';
import { savedCartData } from './modules/saved-carts/index.ts';
import { userFileData } from './modules/user-files/index.ts';
import { withdrawalData } from './modules/withdrawals/index.ts';
import { wishListData } from './modules/wishlist/index.ts';

/** What the modules store about a person: a person gets all of it as a file, and deleting an account deletes it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  secondFactorData,
  consentData,
  registrationData,
  socialIdentityData,
  accountRequestData,
  dataChangeData,
  deputyData,
  branchData,
  addressData,
  orderData,
  cartData,
  savedCartData,
  replacementData,
  wishListData,
  reviewData,
  availabilityRequestData,
  presentationData,
  questionData,
  complaintData,
  withdrawalData,
  userFileData,
  fileData,
  pollData,
  messageData,
  bonusData,
  mailData,
  newsletterData,
];

/** What a person has agreed to or refused, by the modules that store it. */
export const CONSENTS: readonly ReadConsents[] = [readConsents, orderConsents, newsletterConsents];
