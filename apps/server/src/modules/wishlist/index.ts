export { wishListHandlers } from './routes.ts';
export { personalData as wishListData } from './store.ts';
