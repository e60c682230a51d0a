import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode, Ref } from 'react';
import styles from './array-input.module.css';

const ignore = () => undefined;

/** The list announces moves itself, also those by the arrow buttons. */
const noAnnouncements = {
  onDragStart: ignore,
  onDragOver: ignore,
  onDragEnd: ignore,
  onDragCancel: ignore,
};

interface SortableListProps {
  ref: Ref<HTMLOListElement>;
  label: string | undefined;
  itemIds: readonly string[];
  onReorder: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items are dragged to another position. */
export function SortableList({ ref, label, itemIds, onReorder, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor));

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [active, over].map((entry) => itemIds.indexOf(String(entry?.id)));
    if (from !== undefined && to !== undefined && to >= 0 && from !== to) onReorder(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: noAnnouncements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...itemIds]} strategy={verticalListSortingStrategy}>
        <ol ref={ref} className={styles.list} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
