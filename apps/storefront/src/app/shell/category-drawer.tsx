import './category-drawer.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  IconAward,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconNews,
  IconRosetteDiscount,
} from '@tabler/icons-react';
import type { Category } from '@sjaj/contract';
import { Dialog, Picture, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { categoriesQuery, childrenOf } from '../../shared/categories.ts';
import { t } from '../../shared/texts/t.ts';
import { CategoryIcon } from '../../shared/article/category-icon.tsx';

interface DrawerProps {
  readonly onClose: () => void;
}

/** The categories on a phone: the top level, then one of them with what is below it, opened in place. */
export function CategoryDrawer({ onClose }: DrawerProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [top, setTop] = useState<Category | null>(null);
  return (
    <Dialog
      kind="drawer-left"
      title={t('frame.categories')}
      open
      onClose={onClose}
      foot={<OtherWays onLeave={onClose} />}
    >
      <div className="shop-drawer-rows">
        {top ? (
          <BelowTop top={top} categories={categories} onBack={() => setTop(null)} onLeave={onClose} />
        ) : (
          childrenOf(categories, null).map((category) => (
            <button key={category.id} type="button" className="shop-drawer-row" onClick={() => setTop(category)}>
              <CategoryIcon name={category.icon} size={22} />
              <span className="sj-grow">{category.title}</span>
              <span className="sj-t3 sj-sm sj-num">{category.numberOfArticles}</span>
              <IconChevronRight size={18} aria-hidden="true" />
            </button>
          ))
        )}
      </div>
    </Dialog>
  );
}

/** Where the main menu leads beside the categories; a phone has no such menu. */
function OtherWays({ onLeave }: { readonly onLeave: () => void }) {
  const Link = useUiLink();
  return (
    <div className="shop-drawer-foot">
      <Link href="/brands" onClick={onLeave}>
        <IconAward size={20} aria-hidden="true" />
        {t('frame.brands')}
      </Link>
      <Link href="/akcija" onClick={onLeave}>
        <IconRosetteDiscount size={20} aria-hidden="true" />
        {t('frame.promotions')}
      </Link>
      <Link href="/blogs" onClick={onLeave}>
        <IconNews size={20} aria-hidden="true" />
        {t('frame.news')}
      </Link>
    </div>
  );
}

interface BelowTopProps {
  readonly top: Category;
  readonly categories: readonly Category[];
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

function BelowTop({ top, categories, onBack, onLeave }: BelowTopProps) {
  const Link = useUiLink();
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <>
      <button type="button" className="shop-drawer-row shop-drawer-back" onClick={onBack}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {t('frame.allCategories')}
      </button>
      <div className="shop-drawer-title">
        <CategoryIcon name={top.icon} size={24} />
        <h2 className="sj-grow">{top.title}</h2>
        <Link className="sj-link sj-sm" href={categoryAddress(top)} onClick={onLeave}>
          {t('unit.products', { count: top.numberOfArticles })}
        </Link>
      </div>
      {childrenOf(categories, top.id).map((category) => (
        <Middle
          key={category.id}
          category={category}
          icon={top.icon}
          leaves={childrenOf(categories, category.id)}
          open={openId === category.id}
          onToggle={() => setOpenId(openId === category.id ? null : category.id)}
          onLeave={onLeave}
        />
      ))}
    </>
  );
}

interface MiddleProps {
  readonly category: Category;
  /** The sign of its top category, for one without a picture. */
  readonly icon: string | null;
  readonly leaves: readonly Category[];
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
}

function Middle({ category, icon, leaves, open, onToggle, onLeave }: MiddleProps) {
  const Link = useUiLink();
  const content = (
    <>
      <Picture
        src={category.pictureUrl}
        placeholder={placeholderAddress(icon ?? 'box')}
        size={40}
        focus={category.pictureFocus}
      />
      <span className="sj-grow">{category.title}</span>
      <span className="sj-t3 sj-sm sj-num">{category.numberOfArticles}</span>
    </>
  );
  if (leaves.length === 0) {
    return (
      <Link className="shop-drawer-row" href={categoryAddress(category)} onClick={onLeave}>
        {content}
      </Link>
    );
  }
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <button type="button" className="shop-drawer-row" aria-expanded={open} onClick={onToggle}>
        {content}
        <Chevron size={18} aria-hidden="true" />
      </button>
      {open && (
        <ul className="shop-drawer-leaves">
          <li>
            <Link className="sj-link" href={categoryAddress(category)} onClick={onLeave}>
              {t('frame.allIn', { category: category.title })}
            </Link>
          </li>
          {leaves.map((leaf) => (
            <li key={leaf.id}>
              <Link href={categoryAddress(leaf)} onClick={onLeave}>
                <span className="sj-grow">{leaf.title}</span>
                <span className="sj-t3 sj-sm sj-num">{leaf.numberOfArticles}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
