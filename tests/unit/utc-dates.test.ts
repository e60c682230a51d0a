import { describe, expect, test } from 'vitest';
import { formatDate, parseDate, utcDates } from '../../src/engine/inputs/utc-dates.ts';

const toDay = (date: Date) => formatDate(date, 'YYYY-MM-DD');

describe('A date in UTC', () => {
  test('is read in exactly its format', () => {
    expect(parseDate(' 2027-03-28 02:30 ', 'YYYY-MM-DD HH:mm')?.toJSON()).toBe(
      '2027-03-28T02:30:00.000Z',
    );
    for (const text of ['2027-02-30', '2027-2-3', '2027-02-03 10:00', '']) {
      expect(parseDate(text, 'YYYY-MM-DD')).toBeNull();
    }
  });

  test('moves to the last day of a shorter month', () => {
    const date = new Date('2028-01-31T10:00:00Z');
    expect(toDay(utcDates.addMonth(date, 1))).toBe('2028-02-29');
    expect(toDay(utcDates.addMonth(date, -2))).toBe('2027-11-30');
    expect(toDay(utcDates.addYear(utcDates.setMonth(date, 1), 1))).toBe('2029-02-28');
    expect(toDay(utcDates.getEndDate(date))).toBe('2028-01-31');
  });

  test('is in a week that begins on Monday', () => {
    const sunday = new Date('2027-03-07T10:00:00Z');
    expect(toDay(utcDates.locale.getWeekFirstDate('', sunday))).toBe('2027-03-01');
  });
});
