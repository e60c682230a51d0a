import EditOutlined from '@ant-design/icons/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readQuery } from '../../api/read-query.ts';
import { useApi, useSession } from '../../session/session-context.ts';
import { useWaitingDraft } from '../../session/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { fetchAhead } from '../../ui/fetch-ahead.ts';
import { loadCode } from '../../ui/load-code.ts';
import { Named } from '../../ui/named.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PublicPage } from '../public-page.tsx';
import styles from './legal-document-screen.module.css';
import type { LegalDocument } from './legal-documents.ts';

const importEditor = () => import('./legal-editor.tsx');
const LegalEditor = lazy(() =>
  loadCode(importEditor).then((module) => ({ default: module.LegalEditor })),
);

/** A text for everyone, with or without a session; an administrator can edit it. */
export function LegalDocumentScreen({ document }: { document: LegalDocument }) {
  const { title, read } = document;
  const query = useQuery(readQuery(useApi(), read, {}));
  const session = useSession();
  // The text as it was when its editing began: no later answer touches it.
  const [edited, setEdited] = useState(useWaitingDraft<string>()?.opened);
  const [wasEdited, setWasEdited] = useState(false);

  if (session && edited !== undefined) {
    return (
      <PublicPage>
        <PageHead title={title} />
        <div className={styles.card}>
          <Suspense fallback={<Loading />}>
            <LegalEditor
              document={document}
              html={edited}
              onClosed={() => {
                setEdited(undefined);
                setWasEdited(true);
              }}
            />
          </Suspense>
        </div>
      </PublicPage>
    );
  }

  return (
    <PublicPage>
      <PageHead
        title={title}
        action={
          session &&
          query.isSuccess && (
            <Named name={`Edit ${title}`}>
              <Button
                look="icon"
                // The keyboard comes back to where it left.
                autoFocus={wasEdited}
                // While the text is read anew, the old one is no place to begin from.
                disabled={query.isFetching}
                // It is large, and few of those who read go on to edit.
                onPointerEnter={() => fetchAhead(importEditor)}
                onClick={() => setEdited(query.data.data ?? '')}
              >
                <EditOutlined aria-hidden />
              </Button>
            </Named>
          )
        }
      />
      <QueryView query={query} what="The text" loading={<Skeleton height={320} />}>
        {({ data }) => (
          <article className={styles.card}>
            {data ? <RichText html={data} /> : <Empty>There is no text yet.</Empty>}
          </article>
        )}
      </QueryView>
    </PublicPage>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <Skeleton height={320} />
  </div>
);
