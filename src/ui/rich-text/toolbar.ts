/** The tools of product.md §2, in Quill's words; an empty list means all that Quill knows. */
export const toolbar = [
  [{ header: [1, 2, 3, 4, 5, 6, false] }, { font: [] }],
  ['bold', 'italic', 'underline', 'strike'],
  [{ color: [] }, { background: [] }],
  [{ script: 'sub' }, { script: 'super' }],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  [{ align: [] }, { direction: 'rtl' }],
  ['blockquote', 'code-block', 'code'],
  ['link', 'image', 'video'],
  ['clean'],
];
