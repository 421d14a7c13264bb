import { type ReactNode } from 'react';
import { IconChecks, IconMailOpened } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MESSAGE_TOPICS } from '@sjaj/contract';
import { Button, Checkbox, EmptyState, PageTitle, Pagination, Panel, SelectField } from '@sjaj/ui';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { SearchField, useTypedSearch } from '../../shared/page/search-field.tsx';
import { useLoadedSearch } from '../../shared/page/use-loaded-search.ts';
import { t } from '../../shared/texts/t.ts';
import { addressOf, ANY_MESSAGE, choiceFrom, isNarrowed, type MessageChoice } from './message-choice.logic.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { messagesQuery, PAGE_SIZE, useMarkRead } from './queries.ts';

interface MessagesPageProps {
  /** Below the list: how the user is told of messages. */
  readonly choices?: ReactNode;
}

/** All messages to the user, by topic, with what is unread first to be found. */
export function MessagesPage({ choices }: MessagesPageProps) {
  const search = useSearch({ strict: false });
  const loadedSearch = useLoadedSearch();
  const choice = choiceFrom({ ...search });
  const loaded = choiceFrom({ ...loadedSearch });
  const { data } = useSuspenseQuery(messagesQuery(loaded));
  const { data: unread = 0 } = useQuery(unreadQuery);
  const mark = useMarkRead();
  const navigate = useNavigate();
  const choose = (part: Partial<MessageChoice>): void =>
    void navigate({ to: addressOf({ ...choice, page: 1, ...part }), replace: true, resetScroll: false });
  return (
    <>
      <PageTitle
        title={t('messages.title')}
        note={t('frame.unread', { count: unread })}
        actions={
          unread > 0 && (
            <Button
              variant="line"
              size="sm"
              busy={mark.isPending && mark.variables === 'all'}
              icon={<IconChecks size={16} aria-hidden="true" />}
              onClick={() => mark.mutate('all')}
            >
              {t('messages.markAllRead')}
            </Button>
          )
        }
      />
      <Filters choice={choice} onChoose={choose} />
      <Panel flush>
        {data.messages.length > 0 ? (
          <ul className={styles.rows}>
            {data.messages.map((message) => (
              <MessageRow key={message.id} message={message} onRead={() => mark.mutate(message.id)} />
            ))}
          </ul>
        ) : (
          <NoMessages isNarrowed={isNarrowed(loaded)} onShowAll={() => choose(ANY_MESSAGE)} />
        )}
      </Panel>
      {data.totalItems > 0 && (
        <Pagination
          page={choice.page}
          pageSize={PAGE_SIZE}
          totalItems={data.totalItems}
          hrefOf={(page) => addressOf({ ...choice, page })}
        />
      )}
      {choices}
    </>
  );
}

interface FiltersProps {
  readonly choice: MessageChoice;
  readonly onChoose: (part: Partial<MessageChoice>) => void;
}

function Filters({ choice, onChoose }: FiltersProps) {
  const search = useTypedSearch(choice.text, (text) => onChoose({ text }));
  return (
    <form className={styles.filters} role="search" onSubmit={search.onSubmit}>
      <SelectField
        label={t('messageTopic.topic')}
        value={choice.topic}
        options={(['all', ...MESSAGE_TOPICS] as const).map((topic) => ({
          value: topic,
          label: t(`messageTopic.${topic}`),
        }))}
        onChange={(event) =>
          onChoose({ topic: MESSAGE_TOPICS.find((topic) => topic === event.currentTarget.value) ?? 'all' })
        }
      />
      <SearchField search={search} placeholder={t('inbox.searchPlaceholder')} />
      <span className={styles.unread}>
        <Checkbox
          label={t('inbox.onlyUnread')}
          checked={choice.isUnread}
          onChange={(event) => onChoose({ isUnread: event.currentTarget.checked })}
        />
      </span>
    </form>
  );
}

interface NoMessagesProps {
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}

const NoMessages = (props: NoMessagesProps) => (
  <EmptyState
    icon={<IconMailOpened size={28} />}
    title={t(props.isNarrowed ? 'inbox.nothingFits' : 'dashboard.noRecords')}
    text={t(props.isNarrowed ? 'inbox.nothingFitsHint' : 'inbox.emptyHint')}
    actions={
      props.isNarrowed && (
        <Button variant="line" onClick={props.onShowAll}>
          {t('action.removeAll')}
        </Button>
      )
    }
  />
);
