export const documents = {
  privacyPolicy: `<p>This is how we treat what you tell us, and what you write together.</p>
<h2>What we keep</h2>
<ul><li>Your name, email address and mobile number, so that your friends can find you.</li><li>The stories of the rooms you take part in, for as long as the room exists.</li></ul>
<h2>What we never do</h2>
<p>We do <strong>not</strong> sell your stories, and we do not read rooms you have not reported.</p>
<p>Questions? See <a href="https://example.com/privacy">example.com/privacy</a>.</p>`,
  termsAndConditions: `<p>By joining a story room you agree to the following.</p>
<ol><li>Be kind. The host may ask you to leave.</li><li>What you add to a story belongs to everyone who wrote it.</li><li>Do not post what is not yours to post.</li></ol>
<blockquote>A story is finished when its room says so.</blockquote>`,
};
