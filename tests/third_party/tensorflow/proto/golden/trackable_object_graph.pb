
+
	model
step
save_counter*

	scale
children*
A;
VARIABLE_VALUEVariablestep/.ATTRIBUTES/VARIABLE_VALUE*
MG
VARIABLE_VALUEsave_counter'save_counter/.ATTRIBUTES/VARIABLE_VALUE*
E?
VARIABLE_VALUEscale&model/scale/.ATTRIBUTES/VARIABLE_VALUE*

bias*
PJ
VARIABLE_VALUEVariable.model/children/bias/.ATTRIBUTES/VARIABLE_VALUE*