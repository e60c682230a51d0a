/** The names that contracts use for the paging and the search of lists, the most usual first. */

const toNames = (names: string): readonly string[] => names.split(' ');

const numbers = ['integer', 'number'];

/** The query parameters that choose a page, and the types of their values. */
export const requestNames = [
  {
    by: 'number',
    names: toNames('currentPage page pageNumber pageNo pageNum pageIndex'),
    types: numbers,
  },
  {
    by: 'offset',
    names: toNames('offset skip start startIndex firstResult pageOffset'),
    types: numbers,
  },
  {
    by: 'cursor',
    names: toNames(
      'cursor pageCursor after pageAfter startingAfter startAfter marker pageToken nextToken nextPageToken continuationToken pagingToken',
    ),
    types: ['string', ...numbers],
  },
] as const;

export const sizeNames = toNames(
  'resultPerPage resultsPerPage limit pageSize perPage size itemsPerPage pageLimit take maxResults top first maxItems count',
);

export const searchNames = toNames(
  'key q query search keyword keywords searchTerm term filter name title',
);

/** The query parameters that choose the order of a list, and its direction. */
export const sortNames = toNames('sort sortBy orderBy ordering order sortField sortKey');

export const directionNames = toNames(
  'order direction sortOrder sortDirection orderDirection sortDir orderDir dir sort',
);

/** The query parameters that choose what the response has of each row, not which rows it has. */
export const shapeNames = toNames(
  'fields select include expand embed populate pretty minimal refresh envelope',
);

/** The query parameters that choose the format of the response, if their values are among `outputFormats`. */
export const formatNames = toNames('format outputFormat responseFormat output');

export const outputFormats = toNames(
  'json jsonp jsonl ndjson geojson xml csv tsv html text txt yaml yml xls xlsx pdf rss atom ics',
);

/** Properties with the number of rows on all pages. */
export const totalNames = toNames(
  'length total totalCount count totalElements totalItems totalResults totalRecords totalRows totalHits recordsTotal itemCount odataCount',
);

export const totalHeaders = toNames(
  'X-Total-Count X-Total Total-Count X-Pagination-Total-Count Content-Range',
);

/** The properties that say whether there is a next page, or have its address or cursor. */
export const nextNames = toNames(
  'hasMore hasNext hasNextPage nextCursor nextPageToken nextToken next nextPage nextPageUrl nextUrl nextLink endCursor cursor more',
);

/** The names for the rows, if a response has several lists. */
export const rowsNames = toNames('data items results rows records content value entries');
