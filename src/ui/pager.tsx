import DoubleLeftOutlined from '@ant-design/icons-svg/es/asn/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons-svg/es/asn/DoubleRightOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { useState } from 'react';
import { createAction, useActions } from './actions.ts';
import { Button, getButtonClass } from './button.tsx';
import { controlClass } from './field.tsx';
import { formatCount } from './format.ts';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

interface PagerProps {
  pageNumber: number;
  pageCount: number;
  /** Whether the number of pages is known. If it is not, only the previous and the next page are offered. */
  isCountKnown?: boolean;
  onPageChange: (page: number) => void;
}

const ellipsis = (
  <span className="note" aria-hidden>
    …
  </span>
);

export const pagerActions = [
  createAction('previousPage', 'Previous page', ['[']),
  createAction('nextPage', 'Next page', [']']),
];

/**
 * Links to the pages. In a narrow space, chevrons replace the words. First, Previous, Next and Last are left out if all
 * page numbers are shown.
 */
export function Pager({ pageNumber, pageCount, isCountKnown = true, onPageChange }: PagerProps) {
  useActions(pagerActions, {
    previousPage: pageNumber > 1 ? () => onPageChange(pageNumber - 1) : undefined,
    nextPage: pageNumber < pageCount ? () => onPageChange(pageNumber + 1) : undefined,
  });
  const [first, last] = getPagerWindow(pageNumber, pageCount);
  const pageNumbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const showsAllPages = isCountKnown && first === 1 && last === pageCount;
  const renderStep = (label: string, icon: IconDefinition, target: number) =>
    !showsAllPages && (
      <Button
        className={`${getButtonClass('plain')} ${styles.step}`}
        disabled={target < 1 || target > pageCount || target === pageNumber}
        onClick={() => onPageChange(target)}
      >
        <Icon of={icon} />
        <span>{label}</span>
      </Button>
    );
  if (!isCountKnown)
    return (
      <nav className={styles.pager} aria-label="Pages">
        {renderStep('Previous', LeftOutlined, pageNumber - 1)}
        <span>{`Page ${pageNumber}`}</span>
        {renderStep('Next', RightOutlined, pageNumber + 1)}
      </nav>
    );
  return (
    <>
      {!showsAllPages && <PageInput {...{ pageNumber, pageCount, onPageChange }} />}
      <nav
        className={styles.pager}
        aria-label="Pages"
        style={{ '--page-digits': String(pageCount).length }}
      >
        {renderStep('First', DoubleLeftOutlined, 1)}
        {renderStep('Previous', LeftOutlined, pageNumber - 1)}
        {first > 1 && ellipsis}
        {pageNumbers.map((target) => (
          <Button
            key={target}
            variant={target === pageNumber ? 'primary' : 'plain'}
            aria-current={target === pageNumber ? 'page' : undefined}
            onClick={() => onPageChange(target)}
          >
            {target}
          </Button>
        ))}
        {last < pageCount && ellipsis}
        {renderStep('Next', RightOutlined, pageNumber + 1)}
        {renderStep('Last', DoubleRightOutlined, pageCount)}
      </nav>
    </>
  );
}

type PageInputProps = Omit<PagerProps, 'isCountKnown'>;

/** "Page [ 3 ] of 20,000": an input for a page number. Enter opens the page, and so does leaving the input. */
function PageInput({ pageNumber, pageCount, onPageChange }: PageInputProps) {
  /** The typed text; undefined until the input is edited. */
  const [text, setText] = useState<string>();

  function openPage() {
    if (text === undefined) return;
    setText(undefined);
    const target = Math.min(Number(text.replaceAll(',', '')), pageCount);
    if (Number.isInteger(target) && target > 0 && target !== pageNumber) onPageChange(target);
  }

  return (
    <span className={styles.input} style={{ '--page-digits': String(pageCount).length }}>
      <label>
        Page
        <input
          className={`${controlClass} touch-target`}
          inputMode="numeric"
          value={text ?? pageNumber}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={openPage}
          onKeyDown={(event) => event.key === 'Enter' && openPage()}
        />
      </label>
      <span>{`of ${formatCount(pageCount)}`}</span>
    </span>
  );
}

/** The maximum number of page numbers. */
const windowSize = 5;

/**
 * The first and the last page number to show: the current page and two on each side, or five at the start and at the
 * end.
 */
export function getPagerWindow(current: number, pageCount: number): [first: number, last: number] {
  const pagesPerSide = Math.floor(windowSize / 2);
  const first = Math.max(1, Math.min(current - pagesPerSide, pageCount - windowSize + 1));
  return [first, Math.min(pageCount, first + windowSize - 1)];
}
