/** What mails say, in the languages of the page. */
import type { MailLanguage } from '../protocol/account.ts';

/** `confirm` an address · it is `known` already · a password was `lost` · it has been `changed`. */
export type MailKind = 'confirm' | 'known' | 'lost' | 'changed';
export interface Words {
  readonly subject: string;
  readonly text: (name: string, link: string) => string;
}
const WORDS: { readonly [language in MailLanguage]: { readonly [kind in MailKind]: Words } } = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail address',
      text: (name, link) =>
        `${name} would like to keep an account at Spellspeed with this address. If that is you, open this link in the browser in which you play, within three days:\n\n${link}\n\nIf it is not, you need do nothing.`,
    },
    known: {
      subject: 'You have an account already',
      text: (_name, link) =>
        `Somebody, perhaps you, wanted to keep another account at Spellspeed with this address. It has one already: sign in with it at\n\n${link}\n\nNothing has changed.`,
    },
    lost: {
      subject: 'Another password',
      text: (name, link) =>
        `${name}, with this link you choose another password, within an hour and once:\n\n${link}\n\nIf you have not asked for it, you need do nothing: your password stays as it is.`,
    },
    changed: {
      subject: 'Your password has been changed',
      text: (name, link) =>
        `${name}, your password has been changed, and you are signed out everywhere. If it was not you, ask for another one at\n\n${link}`,
    },
  },
  it: {
    confirm: {
      subject: 'Conferma il tuo indirizzo e-mail',
      text: (name, link) =>
        `${name} vuole conservare un account di Spellspeed con questo indirizzo. Se sei tu, apri questo link entro tre giorni nel browser in cui giochi:\n\n${link}\n\nSe non sei tu, non devi fare nulla.`,
    },
    known: {
      subject: 'Hai già un account',
      text: (_name, link) =>
        `Qualcuno, forse tu, voleva conservare un altro account di Spellspeed con questo indirizzo, che ne ha già uno. Accedi qui:\n\n${link}\n\nNulla è cambiato.`,
    },
    lost: {
      subject: "Un'altra password",
      text: (name, link) =>
        `${name}, con questo link scegli un'altra password, entro un'ora e una volta sola:\n\n${link}\n\nSe non l'hai chiesto tu, non devi fare nulla: la password resta com'è.`,
    },
    changed: {
      subject: 'La tua password è stata cambiata',
      text: (name, link) =>
        `${name}, la tua password è stata cambiata e sei uscito da tutti i dispositivi. Se non sei stato tu, chiedine un'altra qui:\n\n${link}`,
    },
  },
  ja: {
    confirm: {
      subject: 'メールアドレスの確認',
      text: (name, link) =>
        `${name}さんが、このアドレスでSpellspeedのアカウントを保存しようとしています。ご本人の場合は、3日以内に、プレイしているブラウザで次のリンクを開いてください。\n\n${link}\n\n心当たりがない場合は、何もする必要はありません。`,
    },
    known: {
      subject: 'アカウントはすでにあります',
      text: (_name, link) =>
        `このアドレスで別のSpellspeedアカウントを保存しようとした人がいます（ご本人かもしれません）。このアドレスのアカウントはすでにあります。こちらからサインインしてください。\n\n${link}\n\n変更されたものはありません。`,
    },
    lost: {
      subject: 'パスワードの再設定',
      text: (name, link) =>
        `${name}さん、次のリンクから1時間以内に一度だけ、新しいパスワードを設定できます。\n\n${link}\n\n心当たりがない場合は、何もする必要はありません。パスワードはそのままです。`,
    },
    changed: {
      subject: 'パスワードが変更されました',
      text: (name, link) =>
        `${name}さん、パスワードが変更され、すべての端末からサインアウトしました。心当たりがない場合は、こちらから再設定してください。\n\n${link}`,
    },
  },
  'zh-Hans': {
    confirm: {
      subject: '确认您的电子邮箱',
      text: (name, link) =>
        `${name}想用此邮箱保留Spellspeed账号。如果是您本人，请在三天内用您玩牌的浏览器打开此链接：\n\n${link}\n\n如果不是，您无需做任何事。`,
    },
    known: {
      subject: '您已有账号',
      text: (_name, link) =>
        `有人（可能是您）想用此邮箱保留另一个Spellspeed账号。此邮箱已有账号，请在此登录：\n\n${link}\n\n没有任何更改。`,
    },
    lost: {
      subject: '重设密码',
      text: (name, link) =>
        `${name}，请在一小时内用此链接设置新密码，只能使用一次：\n\n${link}\n\n如果不是您要求的，您无需做任何事，密码不会改变。`,
    },
    changed: {
      subject: '您的密码已更改',
      text: (name, link) =>
        `${name}，您的密码已更改，所有设备均已退出登录。如果不是您本人操作，请在此重设密码：\n\n${link}`,
    },
  },
};
export const mailOf = (language: MailLanguage, kind: MailKind): Words => WORDS[language][kind];
