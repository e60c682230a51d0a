import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi, useRestoredDraft, useSession } from '../../../session/session-context.ts';
import { Brand, brandClass } from '../../../ui/brand.tsx';
import * as brand from '../../brand.ts';
import { EditButton } from '../../../ui/edit-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.ts';
import { preload } from '../../../ui/loading/load-module.ts';
import { Skeleton } from '../../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../../ui/loading/query-boundary.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { BackLink, RouteLink } from '../../../ui/route-link.tsx';
import { type LegalDocument, legalTextQuery } from './legal-documents.ts';
import styles from './legal.module.css';

const importEditor = () => import('./legal-editor.tsx');
const LegalEditor = lazyComponent(importEditor, (module) => module.LegalEditor);

/** A public document; a signed-in administrator can edit it. */
export function LegalDocumentScreen({ document }: { document: LegalDocument }) {
  const { title } = document;
  const query = useQuery(legalTextQuery(useApi(), document));
  const session = useSession();
  // The text as it was when editing began, so that a refetch does not replace the text that is being edited.
  const [htmlToEdit, setHtmlToEdit] = useState(useRestoredDraft<string>()?.originalValues);
  const [wasEdited, setWasEdited] = useState(false);
  const isEditing = session !== undefined && htmlToEdit !== undefined;
  const loading = <Skeleton height={320} />;

  return (
    <div className={session ? 'narrow' : styles.signedOut}>
      {!session && (
        <div className={styles.head}>
          <RouteLink to="/" className={brandClass}>
            <Brand {...brand} />
          </RouteLink>
          <BackLink to="/">Back to sign in</BackLink>
        </div>
      )}
      <PageHead
        title={title}
        action={
          session &&
          !isEditing &&
          query.isSuccess && (
            <EditButton
              name={`Edit ${title}`}
              // The button receives the focus when the editor closes.
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
      {isEditing ? (
        <Suspense fallback={<div aria-busy="true">{loading}</div>}>
          <LegalEditor
            document={document}
            html={htmlToEdit}
            onClosed={() => {
              setHtmlToEdit(undefined);
              setWasEdited(true);
            }}
          />
        </Suspense>
      ) : (
        <QueryBoundary query={query} subject="The text" loading={loading}>
          {(html) => (
            <article className={styles.text} aria-busy={query.isFetching}>
              {html ? <RichText html={html} /> : <EmptyState>There is no text yet.</EmptyState>}
            </article>
          )}
        </QueryBoundary>
      )}
    </div>
  );
}
