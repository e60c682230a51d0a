import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi, useRestoredDraft, useSession } from '../../session/session-context.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { PublicPage } from '../public-page.tsx';
import styles from './legal.module.css';
import { type LegalDocument, legalTextQuery } from './legal-documents.ts';

const importEditor = () => import('./legal-editor.tsx');
const LegalEditor = lazyComponent(importEditor, (module) => module.LegalEditor);

/** A public document; a signed-in administrator can edit it. */
export function LegalDocumentScreen({ document }: { document: LegalDocument }) {
  const { title } = document;
  const query = useQuery(legalTextQuery(useApi(), document));
  const session = useSession();
  // The text when editing began: a refetch must not replace what is being edited.
  const [htmlToEdit, setHtmlToEdit] = useState(useRestoredDraft<string>()?.originalValues);
  const [wasEdited, setWasEdited] = useState(false);

  if (session && htmlToEdit !== undefined) {
    return (
      <PublicPage>
        <PageHead title={title} />
        <div className={styles.card}>
          <Suspense fallback={<Loading />}>
            <LegalEditor
              document={document}
              html={htmlToEdit}
              onClosed={() => {
                setHtmlToEdit(undefined);
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
            <EditButton
              name={`Edit ${title}`}
              // Returns the focus when the editor closes.
              autoFocus={wasEdited}
              // During a refetch the text may be outdated.
              disabled={query.isFetching}
              // The editor is large and most visitors only read, so it is preloaded on intent.
              onPointerEnter={() => preload(importEditor)}
              onClick={() => setHtmlToEdit(query.data)}
            />
          )
        }
      />
      <QueryBoundary query={query} subject="The text" loading={<Skeleton height={320} />}>
        {(html) => (
          <article className={styles.card} aria-busy={query.isFetching}>
            {html ? <RichText html={html} /> : <EmptyState>There is no text yet.</EmptyState>}
          </article>
        )}
      </QueryBoundary>
    </PublicPage>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <Skeleton height={320} />
  </div>
);
