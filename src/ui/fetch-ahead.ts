/** Fetches code ahead of its need; what fails to arrive is fetched again, and complained about, when it is needed. */
export const fetchAhead = (...imports: (() => Promise<unknown>)[]): void =>
  void Promise.allSettled(imports.map((one) => one()));
