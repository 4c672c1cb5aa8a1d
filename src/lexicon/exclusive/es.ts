/** Spanish words that exclude each other; lines as in en.ts. Chosen by hand for this project. */
export const SPANISH = `
complement: encender encendido encendida enciende encienda encendió prender activar activado activada | apagar apagado apagada apague apagó desactivar desactivado desactivada
complement: abierto abierta abrir abre abrió abren | cerrado cerrada cerrar cierra cerró cierran
complement: vivo viva | muerto muerta
complement: verdadero verdadera cierto | falso falsa
complement: presente | ausente
complement: igual iguales mismo misma | diferente distinto distinta
complement: posible | imposible
complement: casado casada | soltero soltera
complement: despierto despierta | dormido dormida
complement: culpable | inocente
complement: legal | ilegal
complement: ganar ganó gana ganaron | perder perdió pierde perdieron
complement: aprobar aprobó | suspender suspendió reprobar reprobó
complement: lleno llena | vacío vacía
complement: seguro segura | peligroso peligrosa
complement: correcto correcta | incorrecto incorrecta equivocado
complement: par | impar
complement: público pública | privado privada
complement: permanente | temporal
complement: permitir permite permitido permitida permitió | prohibir prohíbe prohibido prohibida prohibió
complement: aceptar aceptó acepta aceptaron | rechazar rechazó rechaza rechazaron
complement: incluir incluye incluido | excluir excluye excluido
complement: recordar recuerda recordó | olvidar olvida olvidó
complement: disponible | agotado
complement: sí | no
complement: visible | invisible
complement: opcional | obligatorio obligatoria
complement: mojado mojada húmedo | seco seca
complement: limpio limpia | sucio sucia
complement: con | sin
opposite: caliente cálido cálida calor | frío fría frio
opposite: grande grandes gran enorme | pequeño pequeña pequeños pequeñas chico
opposite: largo larga | corto corta
opposite: alto alta altos altas | bajo baja bajos bajas
opposite: viejo vieja antiguo antigua anciano | joven nuevo nueva
opposite: rápido rápida rápidamente | lento lenta lentamente despacio
opposite: temprano | tarde
opposite: bueno buena buen bien excelente | malo mala mal
opposite: mejor | peor
opposite: mejorar mejoró mejora | empeorar empeoró empeora
opposite: más | menos
opposite: mucho mucha muchos muchas | poco poca pocos pocas
opposite: mayor máximo máxima | menor mínimo mínima
opposite: mayoría | minoría
opposite: fuerte | débil
opposite: rico rica | pobre
opposite: fácil sencillo | difícil complicado
opposite: duro dura | blando blanda
opposite: pesado pesada | ligero ligera liviano
opposite: oscuro oscura | claro clara luminoso
opposite: barato barata económico | caro cara
opposite: feliz contento contenta alegre | triste
opposite: grueso gruesa | delgado delgada fino
opposite: ancho ancha | estrecho estrecha
opposite: profundo profunda | superficial
opposite: cerca cercano | lejos lejano
opposite: ruidoso ruidosa | silencioso silenciosa tranquilo tranquila
opposite: hermoso hermosa bonito bonita guapo | feo fea
opposite: dulce | amargo amarga
opposite: sano sana | enfermo enferma
opposite: generoso generosa | tacaño tacaña
opposite: amable | grosero grosera
opposite: trabajador trabajadora | perezoso perezosa
opposite: positivo positiva | negativo negativa
opposite: amar ama gustar encanta gusta adora | odiar odia detesta
opposite: aumentar aumentó aumenta subir subió sube crecer crece creció crecieron subieron aumentaron incrementar incrementó elevar elevó ascender ascendió dispararse disparó dispararon | disminuir disminuyó disminuye bajar bajó baja caer cae cayó reducir redujo reduce redujeron recortar recortó rebajar rebajó bajaron cayeron disminuyeron descender descendió desplomarse desplomó desplomaron hundirse hundió hundieron retroceder retrocedió
opposite: empezar empezó empieza comenzar comenzó comienza | terminar terminó termina acabar acabó acaba
opposite: llegar llegó llega llegaron | salir salió sale partir partió irse salieron
opposite: entrar entró entra entraron | salir salió sale salieron
opposite: aparecer apareció | desaparecer desapareció
opposite: construir construyó construyeron | destruir destruyó destruyeron derribar
opposite: empujar empuja empujó | tirar tira jalar jaló
opposite: atacar atacó | defender defendió
opposite: elogiar elogió alabó | criticar criticó
opposite: reír ríe rió | llorar llora lloró
opposite: sentado sentada sentarse | levantado parado parada levantarse
opposite: añadir añade añadió agregar agregue añada | quitar quita quitó eliminar elimine retirar quite
opposite: instalar instale | desinstalar desinstale
opposite: conectar conecte conectó | desconectar desconecte desconectó
opposite: guardar | borrar
opposite: subir cargar | descargar
opposite: contratar contrató contrataron | despedir despide despidió despidieron
opposite: apoyar apoyó apoya apoyan respaldar respaldó respalda | oponerse opone opuso opusieron rechazó rechaza rechazan
opposite: confirmar confirmó | negar negó desmentir desmintió
opposite: éxito | fracaso
opposite: victoria | derrota
opposite: ganancias beneficio superávit | pérdidas pérdida déficit
opposite: ventaja ventajas | desventaja desventajas
opposite: amigo amiga aliado aliada | enemigo enemiga
opposite: guerra | paz
opposite: entrada | salida
opposite: principio inicio comienzo | fin final
opposite: arriba | abajo
opposite: delante | detrás
opposite: izquierda izquierdo | derecha derecho
opposite: dentro | fuera
opposite: encima sobre | debajo bajo
opposite: antes | después
opposite: contra en-contra | favor a-favor
opposite: día | noche
opposite: verano | invierno
opposite: hombre hombres señor | mujer mujeres señora
opposite: niño niños chico chicos muchacho | niña niñas chica chicas muchacha
opposite: padre papá | madre mamá
opposite: hermano hermanos | hermana hermanas
opposite: hijo hijos | hija hijas
opposite: marido esposo | esposa
opposite: tío | tía
opposite: abuelo | abuela
opposite: nieto nietos | nieta nietas
opposite: novio | novia
opposite: sobrino sobrinos | sobrina sobrinas
opposite: rey | reina
opposite: príncipe | princesa
opposite: actor | actriz
opposite: él | ella
opposite: adulto adultos | niño niños
opposite: primero primera primer | último última
opposite: norte | sur | este | oeste
opposite: interno interna interior | externo externa exterior
opposite: superior | inferior
opposite: urbano urbana | rural
opposite: natural | artificial
opposite: crudo cruda | cocido cocida
opposite: importar importó importa importación | exportar exportó exporta exportación
opposite: optimista | pesimista
opposite: adelante | atrás
complement: sobrevivir sobrevivió sobrevivieron | morir murió murieron muere fallecer falleció
opposite: aprobar aprobó aprueba aprobaron ratificar ratificó | rechazar rechazó rechaza rechazaron vetar vetó
opposite: fortalecer fortaleció reforzar reforzó | debilitar debilitó
opposite: ampliar amplió alargar alargó prolongar prolongó | acortar acortó recortar recortó
opposite: acelerar aceleró | frenar frenó desacelerar desaceleró
opposite: calentar calentó calienta | enfriar enfrió enfría
opposite: confirmar confirmó | revocar revocó anular anuló
opposite: condenar condenó condenado condenada | absolver absolvió absuelto absuelta
opposite: detener detuvo detenido detenida arrestar arrestó | liberar liberó liberado liberada
opposite: despegar despegó despega | aterrizar aterrizó aterriza
opposite: premiar premió | castigar castigó
opposite: reanudar reanudó | suspender suspendió interrumpir interrumpió
opposite: nombrar nombró | destituir destituyó cesar cesó
opposite: obedecer obedeció | desobedecer desobedeció
opposite: apretar apretó aprieta | aflojar aflojó
opposite: alcista | bajista
opposite: ganador ganadora | perdedor perdedora
opposite: crecimiento mejora | caída deterioro
converse: comprar compró compra compraron | vender vendió vende vendieron
converse: prestar prestó presta | pedir-prestado
converse: enseñar enseñó enseña | aprender aprendió aprende
converse: dar dio da | recibir recibió recibe
converse: enviar envió envía | recibir recibió recibe
converse: más | menos
converse: mayor | menor
converse: mejor | peor
converse: alto alta | bajo baja
converse: encima | debajo
converse: antes | después
converse: delante | detrás
exclusive: rojo roja rojos rojas | azul azules | verde verdes | amarillo amarilla | negro negra negros negras | blanco blanca blancos blancas | marrón | naranja | morado morada | rosa | gris
exclusive: cuadrado cuadrada | redondo redonda | triangular | rectangular
exclusive: gato gatos gata | perro perros perra | caballo caballos | vaca vacas | oveja ovejas | cerdo cerdos | pollo pollos | pájaro pájaros | pez peces | conejo conejos
exclusive: manzana manzanas | plátano plátanos | naranja naranjas | pera peras | uva uvas | limón limones
exclusive: patata patatas | tomate tomates | cebolla cebollas | zanahoria zanahorias
exclusive: guitarra | piano | violín | flauta | tambor
exclusive: fútbol | baloncesto | tenis | voleibol | béisbol
exclusive: té | café | leche | agua | zumo jugo | cerveza | vino
exclusive: oro | plata | bronce
exclusive: desayuno | almuerzo | cena
exclusive: coche carro auto | autobús bus | tren | bicicleta bici | moto motocicleta | camión | avión | barco
exclusive: $units s min h day week month year decade century
exclusive: yo | tú usted
exclusive: mi mis | tu tus
time: ayer | hoy | mañana | anoche | anteayer
time: $weekdays
time: $months
time: primavera | verano | otoño | invierno
time: mañana | mediodía | tarde | noche medianoche
time: pasado pasada anterior | próximo próxima siguiente que-viene | este esta
time: antes | después | durante
time: hasta | desde
time: es son | era eran fue fueron | será serán
time: está están | estaba estaban estuvo | estará estarán
time: hay | había hubo | habrá
time: ahora | entonces luego
time: ya | todavía aún
quantifier: todo toda todos todas cada ambos ambas | algunos algunas algún alguna alguien algo varios varias | ninguno ninguna ningún nadie nada | mitad | mayoría | pocos pocas
quantifier: siempre | nunca jamás | a-veces | frecuentemente | raramente
quantifier: exactamente | aproximadamente unos casi
quantifier: más | menos
quantifier: muchos muchas mucho mucha | pocos pocas poco poca
quantifier: completamente totalmente enteramente | parcialmente
modality: puede puedes pueden puedo podemos poder podría pueda podrá podrán | debe debes deben debo debemos deber debería | quiere
modality: seguramente ciertamente definitivamente seguro | quizás quizá probablemente posiblemente tal-vez acaso
modality: obligatorio obligatoria | opcional
modality: recomendable recomienda | obligatorio obliga
modality: sabe sabemos | cree creemos piensa supone
condition: si | aunque | porque
condition: y e | o u
condition: si | salvo excepto
direction: de desde | a hacia hasta
direction: por | para
direction: de | para
direction: de | a
direction: a | por
negation: con | sin
`;
