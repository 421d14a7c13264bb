export { isOnWishList, replaceOnWishList, restoreOnWishList } from './service/replaced-items.ts';
export { wishListHandlers } from './routes.ts';
export { personalData as wishListData } from './store.ts';
