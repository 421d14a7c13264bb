import {
  IconBuildingCog,
  IconMailQuestion,
  IconMessageQuestion,
  IconPackageImport,
  IconPresentation,
} from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const arrivalRequests: Resource = {
  name: 'out-of-stock-requests',
  title: 'resource.arrivalRequests',
  icon: IconMailQuestion,
  group: 'requests',
  needs: 'answerRequests',
  queue: 'availabilityRequests',
  pages: [
    listPage('/out-of-stock-requests', {
      title: 'resource.arrivalRequests',
      list: async () => (await import('./arrivals-list.tsx')).arrivalsList,
    }),
  ],
};

export const questions: Resource = {
  name: 'questions',
  title: 'resource.questions',
  icon: IconMessageQuestion,
  group: 'requests',
  needs: 'answerQuestions',
  queue: 'questions',
  pages: [
    listPage('/questions', {
      title: 'resource.questions',
      list: async () => (await import('./questions-list.tsx')).questionsList,
    }),
  ],
};

export const presentationRequests: Resource = {
  name: 'presentation-requests',
  title: 'resource.presentationRequests',
  icon: IconPresentation,
  group: 'requests',
  needs: 'answerRequests',
  queue: 'presentations',
  pages: [
    listPage('/presentation-requests', {
      title: 'resource.presentationRequests',
      list: async () => (await import('./presentations-list.tsx')).presentationsList,
    }),
  ],
};

export const companyChanges: Resource = {
  name: 'company-changes',
  title: 'resource.companyChanges',
  icon: IconBuildingCog,
  group: 'requests',
  needs: 'editCustomers',
  queue: 'dataChanges',
  pages: [
    listPage('/company-changes', {
      title: 'resource.companyChanges',
      list: async () => (await import('./company-changes-list.tsx')).companyChangesList,
    }),
  ],
};

export const withdrawals: Resource = {
  name: 'withdrawals',
  title: 'resource.withdrawals',
  icon: IconPackageImport,
  group: 'requests',
  needs: 'answerRequests',
  queue: 'withdrawals',
  pages: [
    listPage('/withdrawals', {
      title: 'resource.withdrawals',
      list: async () => (await import('./withdrawals-list.tsx')).withdrawalsList,
    }),
  ],
};
