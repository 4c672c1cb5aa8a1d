/** Opposites of data/antonyms (sources and licences in its README) whose words are in use; by training/opposites.ts. */
export const LISTED = {
  en:
    "ability-inability able-unable abnormal-normal abolish-establish above-below absence-presence " +
    "absent-present absolute-relative abstract-concrete abundant-scarce accept-refuse accept-reject " +
    "acceptable-unacceptable accidentally-deliberately accurate-inaccurate acquaintance-stranger " +
    "act-refrain active-extinct active-passive active-quiet actual-potential acute-chronic admit-deny " +
    "admit-exclude admit-reject adopted-native advance-back advance-retreat aged-young agree-disagree " +
    "ahead-back alive-dead all-no all-some allow-deny amateur-professional ancestor-descendant " +
    "answer-question anti-pro antiseptic-septic appear-disappear appearance-disappearance " +
    "applied-theoretical appropriate-inappropriate armed-unarmed arrive-leave artificial-natural " +
    "asleep-awake attack-defend attend-miss attractive-unattractive atypical-typical aunt-uncle " +
    "automatic-manual avoid-confront aware-unaware away-home awkward-graceful back-front bad-good " +
    "badly-well bare-covered beautiful-ugly begin-end beginning-end beginning-ending beginning-middle " +
    "best-worst better-worse big-little big-small birth-death black-white bless-curse blessed-cursed " +
    "blind-sighted boil-freeze bore-interest borrow-lend bottom-side bottom-top bound-free bowed-plucked " +
    "boy-girl brave-timid break-keep break-make break-repair bright-dull brother-sister busy-idle " +
    "buy-sell capable-incapable careful-careless cash-credit center-left center-right central-peripheral " +
    "certain-uncertain change-stay charge-discharge cheap-expensive cheer-complain cheerful-depressing " +
    "child-parent clean-dirty clear-cloudy clear-unclear close-distant close-open closed-open " +
    "closing-opening cold-hot come-go comedy-tragedy comfort-discomfort comfortable-uncomfortable " +
    "common-individual common-uncommon compact-loose competent-incompetent competition-cooperation " +
    "complete-incomplete complex-simple compound-simple con-pro concentrated-distributed " +
    "concentration-distribution confined-invasive conscious-unconscious conservative-liberal " +
    "contented-discontented contract-expand contracted-expanded cooked-raw cool-heat cool-warm " +
    "correct-incorrect correctly-incorrectly credible-incredible criticize-praise crooked-straight " +
    "cry-laugh curly-straight curved-straight danger-safety dangerous-safe dark-light daughter-son " +
    "day-night dead-live dead-living deaf-hearing decisive-indecisive decrease-increase " +
    "decreased-increased decreasing-increasing deep-shallow defeat-victory defeated-undefeated " +
    "defensive-offensive deficit-lead delay-rush demand-supply depart-stay dependent-independent " +
    "deposit-withdraw despair-hope developed-undeveloped differ-equal different-same difficult-easy " +
    "difficulty-ease discreet-indiscreet dishonest-honest disinfect-infect dislike-like disliked-liked " +
    "disobedient-obedient disobey-obey disorder-order disorganized-organized displeased-pleased " +
    "divided-united domestic-foreign double-single down-up downstairs-upstairs dry-sweet dry-wet " +
    "dull-sharp dull-sharpen early-late early-middle east-west eastern-western easy-uneasy " +
    "effective-ineffective efficient-inefficient employed-unemployed employee-employer empty-fill " +
    "empty-full end-middle enjoy-suffer enter-exit equality-inequality ethical-unethical even-odd " +
    "ever-never evil-good exclude-include expected-unexpected export-import express-local " +
    "extensive-intensive external-internal extraordinary-ordinary fail-manage fail-pass fail-succeed " +
    "failing-passing failure-success fair-foul fair-unfair fall-rise falling-rising false-true " +
    "familiar-strange fancy-plain far-near fast-slow fat-thin father-mother feed-starve female-male " +
    "few-many fewer-more figure-ground find-lose finish-start finished-unfinished fire-hire first-last " +
    "first-second fit-unfit flat-natural flat-sharp flexible-inflexible float-sink following-leading " +
    "foolish-wise foolishly-wisely foot-head forbid-permit foreign-native forget-mind forget-remember " +
    "former-latter fortunate-unfortunate fortunately-unfortunately forward-reverse found-lost fresh-salty " +
    "friendly-hostile friendly-unfriendly front-rear full-thin future-past future-present gain-loss " +
    "gain-reduce gather-spread general-local general-particular general-specific generally-specifically " +
    "generous-stingy give-take glad-sad green-ripe gross-net guilt-innocence guilty-innocent half-whole " +
    "happily-sadly happiness-sadness happy-unhappy hard-soft hardened-soft hardware-software " +
    "harmful-harmless hate-love have-lack have-miss head-rear head-tail healthy-unhealthy heavily-lightly " +
    "heavy-light here-there hide-show high-low hit-miss hollow-solid hopeful-hopeless humble-proud " +
    "hungry-thirsty husband-wife idle-run idle-work ignoble-noble ignore-notice ill-well illegal-legal " +
    "immature-mature immoral-moral immortal-mortal impartial-partial impatient-patient impolite-polite " +
    "important-unimportant impossible-possible indoors-outdoors induced-spontaneous inner-outer " +
    "insane-sane insecure-secure insensitive-sensitive inside-outside insincere-sincere " +
    "insufficient-sufficient insured-uninsured intelligence-stupidity intense-mild intermediate-terminal " +
    "international-national intolerant-tolerant intoxicated-sober invalid-valid invisible-visible " +
    "irregular-regular irrelevant-relevant irresponsible-responsible issue-recall jawed-jawless " +
    "joint-separate joy-sorrow junior-senior keep-lose kind-unkind king-queen known-unknown large-small " +
    "late-middle lean-rich least-most left-right less-more let-prevent level-raise lie-sit lie-stand " +
    "like-unlike likely-unlikely liquid-solid little-much live-recorded local-national location-studio " +
    "lock-unlock long-short loose-tight lose-profit lose-win loser-winner lost-saved lost-won loud-soft " +
    "loudly-softly lower-raise lower-upper lowered-raised lucky-unlucky major-minor majority-minority " +
    "man-woman married-unmarried maximum-minimum meaningful-meaningless medical-surgical mental-physical " +
    "move-stay moving-still multiple-single naive-sophisticated narrow-wide nasty-nice natural-sharp " +
    "necessary-unnecessary negative-neutral negative-positive nephew-niece neutral-positive new-old " +
    "new-worn no-some noisy-quiet north-south northern-southern noticed-unnoticed objective-subjective " +
    "off-on often-rarely old-young open-shut optimistic-pessimistic other-same out-safe pain-pleasure " +
    "particular-universal passing-running past-present peace-war penalty-reward pleasant-unpleasant " +
    "pointed-pointless poor-rich poverty-wealth powerful-powerless predictable-unpredictable " +
    "preparation-resolution primary-secondary private-public privately-publicly pull-push quickly-slowly " +
    "real-unreal realistic-unrealistic reasonable-unreasonable relax-tense relaxed-tense " +
    "reliable-unreliable resist-surrender rested-tired retail-wholesale ride-walk right-wrong rise-set " +
    "rough-smooth round-square running-standing rural-urban seated-standing short-tall side-top " +
    "silence-sound sink-source sit-stand sleep-wake sleeping-waking smart-stupid sociable-unsociable " +
    "solved-unsolved sour-sweet spoken-written stand-yield start-stop strength-weakness strong-weak " +
    "subsurface-surface successful-unsuccessful sunrise-sunset sure-unsure tame-wild tender-tough " +
    "thick-thin tidy-untidy tie-untie tied-untied unusual-usual unwilling-willing useful-useless " +
    "valuable-worthless",
  es:
    "acabar-comenzar acabar-empezar acabar-iniciar aceptable-inaceptable aceptar-rechazar acordar-olvidar " +
    "actual-futuro acá-ahí acá-allí afortunadamente-desafortunadamente afortunadamente-desgraciadamente " +
    "afortunadamente-lamentablemente aguantar-liberar aguantar-soltar ahorrar-desperdiciar " +
    "ahorrar-malgastar ahorrar-sacar ahí-aquí alegre-infeliz aliado-enemigo allí-aquí alto-bajo amor-odio " +
    "ancho-estrecho anciano-joven antiguo-nuevo apagar-encender apagar-prender aparecer-desaparecer " +
    "aparición-desaparición ausencia-presencia bajar-levantar bajar-subir bajar-traer barato-caro " +
    "barato-costoso bello-feo blanco-negro bondad-mal bonito-feo borrar-grabar caliente-fresco " +
    "caliente-frío calor-frío cambiar-mantenerse capacidad-incapacidad caro-económico casado-soltera " +
    "casado-soltero cerca-lejano cercano-lejano certeza-duda certeza-incertidumbre chico-grande " +
    "cierto-falso ciudadano-extranjera ciudadano-extranjero claro-nublado cocido-crudo comenzar-parar " +
    "comenzar-terminar complicado-sencillo complicado-simple comprar-vender conocido-desconocido " +
    "conocido-extranjero consciente-inconsciente contento-infeliz contento-triste contratar-despedir " +
    "contratar-echar conveniente-incómodo correcto-equivocado correcto-falso correcto-incorrecto " +
    "corregir-empeorar corto-largo costoso-económico creíble-increíble cómodo-incómodo dar-tomar " +
    "derecha-izquierda derecha-izquierdo derecho-izquierda derecho-izquierdo derrota-victoria " +
    "desorden-orden diferente-semejante diferente-similar difícil-fácil discreto-imprudente " +
    "distinto-semejante distinto-similar dulce-ácido duro-fresco duro-fácil duro-suave empeorar-mejorar " +
    "empezar-parar empezar-terminar empujar-tirar enfermedad-salud entrar-irse entrar-partir entrar-salir " +
    "entregar-tomar equivocado-justo esconder-mostrar específicamente-generalmente esposa-esposo " +
    "esposa-marido esposo-mujer establecer-quitar estúpido-listo exterior-interior " +
    "extraordinario-ordinario falso-justo falta-presencia feliz-infeliz feo-guapo feo-hermoso feo-lindo " +
    "fin-principio fino-grueso frecuentemente-raramente fresco-pasado fuerte-tenue futuro-pasado " +
    "futuro-presente físico-mental ganar-perder generoso-tacaño grande-pequeño hambriento-sediento " +
    "hermana-hermano hija-hijo hija-padre hijo-padre hombre-mujer hondo-superficial ilegal-legal " +
    "imposible-posible improbable-probable incorrecto-justo infeliz-satisfecho ingresar-sacar " +
    "iniciar-terminar injusto-justo innecesario-necesario inseguro-seguro insensible-sensible " +
    "internacional-nacional irse-llegar jamás-siempre joven-viejo lento-rápido liberar-sostener " +
    "liberar-tener liberar-tomar limpio-sucio llegar-salir lleno-vacío llorar-reír líquido-sólido " +
    "madre-padre mal-salud marido-mujer mejor-peor menos-más menudo-raramente mojado-seco mostrar-ocultar " +
    "muerte-nacimiento muerte-navidad muerto-vivo máximo-mínimo negar-permitir nublado-obvio nuevo-viejo " +
    "nunca-siempre olvidar-recordar optimista-pesimista pacífico-ruidoso peligroso-salvo peligroso-seguro " +
    "pobre-rico privado-público profundo-superficial quejarse-ánimo quieto-ruidoso raramente-seguido " +
    "reina-rey rico-ácido ruidoso-tranquilo sabroso-ácido silencio-son silencio-sonido sobrina-sobrino " +
    "soltar-sostener soltar-tener soltar-tomar tía-tío",
  tr:
    "acımasız-merhamet adam-bayan adam-kadın alçak-uzun alçak-yüksek anne-ata anne-baba ayrı-benzer " +
    "az-sık az-uygun az-yeterli aç-susuz ağlamak-gülmek ağır-hafif aşk-nefret bayan-erkek başlamak-durmak " +
    "başlangıç-son bekar-evli benzer-farklı beyaz-kara beyaz-siyah boş-dolu büyük-küçük bırakmak-tutmak " +
    "canlı-ölmüş canlı-ölü cimri-cömert doğru-hatalı doğru-yanlış ebeveyn-çocuk ekşi-tatlı erkek-kadın " +
    "eski-yeni fakir-varlıklı fakir-zengin fevkalade-olağan fevkalade-sıradan gece-gün gece-gündüz " +
    "gelecek-geçmiş genç-yaşlı gerçek-yalan gerçek-yanlış girmek-çıkmak gürültülü-sessiz güzel-çirkin " +
    "güç-kolay hoş-çirkin hızlı-yavaş imkansız-olası katı-sıvı kirli-temiz kolay-zor kuru-ıslak kız-oğlan " +
    "mutlu-mutsuz mutlu-üzgün nefret-sevgi olağan-olağanüstü olağanüstü-sıradan oturmak-yatmak sağ-sol " +
    "ses-sessizlik sevimli-çirkin soğuk-sıcak tatlı-çirkin ulusal-uluslararası uygun-yetersiz uzak-yakın " +
    "yeterli-yetersiz",
};
