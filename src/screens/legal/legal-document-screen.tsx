import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { Empty } from '../../ui/empty.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PublicPage } from '../public-page.tsx';
import styles from './legal-document-screen.module.css';
import type { LegalDocument } from './legal-documents.ts';

/** A text for everyone, with or without a session. */
export function LegalDocumentScreen({ document: { title, read } }: { document: LegalDocument }) {
  const query = useQuery(readQuery(useApi(), read, {}));
  return (
    <PublicPage>
      <PageHead title={title} />
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
